// drives either server the same way: tables of four sockets, each table makes its next move when all four have seen the last
const WebSocket = require('ws'); const http = require('http'); const fs = require('fs');
const [,, kind, port, pid, tables, seconds, pace, game] = process.argv; // pace: moves a second over all tables, 0 = as fast as they go
const T = Number(tables), S = Number(seconds), P = Number(pace);
const ticks = () => { const f = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' '); return (Number(f[11]) + Number(f[12])) / 100; };
const rss = () => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
const post = (path, body, headers = {}) => new Promise((ok, no) => {
  const r = http.request({ port, path, method: 'POST', headers: { 'content-type': 'application/json', 'x-tradewind': '1', ...headers }, agent: new http.Agent({keepAlive: true}) }, (res) => { let d = ''; res.on('data', (c) => d += c); res.on('end', () => { try { ok(JSON.parse(d)); } catch (e) { no(new Error(d.slice(0, 200))); } }); });
  r.on('error', no); r.end(JSON.stringify(body)); });
let moves = 0, measuring = false; const seen = [], acked = [];
class Table {
  constructor() { this.at = 0; this.saw = 0; this.sent = 0; this.busy = false; this.done = false; this.n = 0; }
  arrived(k) { if (k !== this.at + 1 || !this.busy) return; this.saw++; if (this.saw === 4) { const took = performance.now() - this.sent; if (measuring) { moves++; seen.push(took); } this.saw = 0; this.at++; this.busy = false; if (!P) setImmediate(() => this.move()); } }
}
class Ours extends Table {
  async open(token) {
    const t = await post('/api/tables', { game, options: { players: 4 }, seats: [{ kind: 'me' }, { kind: 'here', name: 'b' }, { kind: 'here', name: 'c' }, { kind: 'here', name: 'd' }] }, { authorization: 'Bearer ' + token });
    this.legal = {}; this.waiting = []; this.sockets = [];
    await Promise.all([1, 2, 3, 4].map((seat) => new Promise((ok) => {
      const ws = new WebSocket(`ws://localhost:${port}/api/tables/${t.id}/ws`, { headers: { authorization: 'Bearer ' + token }, perMessageDeflate: false });
      this.sockets[seat] = ws;
      ws.on('open', () => ws.send(JSON.stringify({ type: 'hello', look: seat })));
      ws.on('message', (d) => { const m = JSON.parse(d);
        if (m.type === 'step' || m.type === 'snapshot') { this.waiting = m.waiting; this.legal[seat] = m.legal[seat]; if (m.over) this.done = true; if (m.type === 'step') this.arrived(m.at); else { this.at = m.at; ok(); } }
        else if (m.type === 'ack') { if (measuring) acked.push(performance.now() - this.sent); }
        else if (m.type === 'error') { console.log(JSON.stringify(m)); } });
    })));
  }
  move() { if (this.done || this.busy) return; const seat = this.waiting[0]; const legal = this.legal[seat]; if (!legal || !legal.length) return; this.busy = true; this.sent = performance.now();
    this.sockets[seat].send(JSON.stringify({ type: 'move', id: 'm' + (this.n++), seat, at: this.at, text: legal[(this.n * 7919) % legal.length] })); }
}
class Theirs extends Table {
  async open() {
    const matchID = 'm' + (Theirs.count = (Theirs.count ?? -1) + 1);
    this.id = matchID; this.sockets = [];
    await Promise.all([0, 1, 2, 3].map((p) => new Promise((ok) => {
      const ws = new WebSocket(`ws://localhost:${port}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false, origin: `http://localhost:${port}` });
      this.sockets[p] = ws;
      ws.on('message', (b) => { const d = b.toString();
        if (d[0] === '0') ws.send('40/hands,');
        else if (d === '2') ws.send('3');
        else if (d.startsWith('40/hands')) ws.send(`42/hands,${JSON.stringify(['sync', matchID, String(p), undefined, 4])}`);
        else if (d.startsWith('42/hands,')) { const m = JSON.parse(d.slice(9));
          if (m[0] === 'sync') { this.at = 0; this.stateID = m[2].state._stateID; ok(); }
          else if (m[0] === 'update') { const st = m[2]; if (st._stateID !== this.stateID && p === this.mover && measuring) acked.push(performance.now() - this.sent); this.next = st._stateID; this.arrived(this.at + 1); } }
        else if (d.startsWith('44')) console.log(d); });
    })));
  }
  move() { if (this.busy) return; if (this.next !== undefined) this.stateID = this.next; this.busy = true; const p = this.at % 4; this.mover = p; this.sent = performance.now();
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [(this.at * 7) % 8], playerID: String(p) } };
    this.sockets[p].send(`42/hands,${JSON.stringify(['update', action, this.stateID, this.id, String(p)])}`); }
}
const q = (a, x) => a.length ? a.sort((m, n) => m - n)[Math.min(a.length - 1, Math.floor(a.length * x))].toFixed(1) : null;
(async () => {
  const all = [];
  const token = kind === 'ours' ? (await post('/api/me', { token: true })).token : null;
  for (let i = 0; i < T; i++) { const t = kind === 'ours' ? new Ours() : new Theirs(); await t.open(token); all.push(t); }
  if (P) { let i = 0; let due = performance.now(); const tick = () => { const now = performance.now(); while (due <= now) { all[i++ % T].move(); due += 1000 / P; } setTimeout(tick, 1); }; tick(); } else all.forEach((t) => t.move());
  await new Promise((r) => setTimeout(r, 1500));
  measuring = true; const c0 = ticks(), t0 = performance.now();
  await new Promise((r) => setTimeout(r, S * 1000));
  measuring = false; const cpu = ticks() - c0, wall = (performance.now() - t0) / 1000;
  console.log(JSON.stringify({ kind, game, tables: T, pace: P, moves, per_second: Math.round(moves / wall), cpu: cpu.toFixed(2), per_cpu_second: Math.round(moves / cpu), p50_all: q(seen, .5), p99_all: q(seen, .99), p50_mover: q(acked, .5), p99_mover: q(acked, .99), rss: Math.round(rss()), live: all.filter((t) => !t.done).length }));
  process.exit(0);
})();

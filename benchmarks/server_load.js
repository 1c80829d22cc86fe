/**
 * Moves per second of a server's processor time, ours or boardgame.io's, driven the same way: tables of four sockets,
 * and each table makes its next move when all four have seen the last one.
 *
 *     node server_load.js ours   PORT PID TABLES SECONDS PACE GAME
 *     node server_load.js theirs PORT PID TABLES SECONDS PACE
 *
 * PID is the server's process; PACE is moves a second over all tables, 0 as fast as they go. It needs the package `ws`
 * (NODE_PATH). "Theirs" is a boardgame.io server with a game `hands`: four players with eight hidden cards each, and
 * a move `play(card)`.
 */
const fs = require('fs')
const http = require('http')
const WebSocket = require('ws')

const [kind, port, pid, ...rest] = process.argv.slice(2)
const [tables, seconds, pace] = rest.map(Number)
const game = rest[3]

const SEATS = [1, 2, 3, 4]
const WARMING_UP = 1500 // milliseconds
const TICKS_A_SECOND = 100
const measured = { running: false, moves: 0, seen: [], acknowledged: [] }
const agent = new http.Agent({ keepAlive: true })

class Table {
  at = 0 // moves that all four have seen
  saw = 0 // sockets that have seen the one under way
  sent = 0
  busy = false
  done = false

  /** One more socket has seen move number `at`. */
  arrived(at) {
    if (!this.busy || at !== this.at + 1 || ++this.saw < SEATS.length) return
    if (measured.running) {
      measured.moves++
      measured.seen.push(performance.now() - this.sent)
    }
    this.saw = 0
    this.at++
    this.busy = false
    if (!pace) setImmediate(() => this.move())
  }

  acknowledged() {
    if (measured.running) measured.acknowledged.push(performance.now() - this.sent)
  }

  begin() {
    this.busy = true
    this.sent = performance.now()
  }
}

class Ours extends Table {
  sockets = {}
  legal = {}
  waiting = []
  ids = 0

  async open(token) {
    const headers = { authorization: `Bearer ${token}` }
    const others = ['b', 'c', 'd'].map((name) => ({ kind: 'here', name }))
    const wanted = { game, options: { players: SEATS.length }, seats: [{ kind: 'me' }, ...others] }
    const { id } = await post('/api/tables', wanted, headers)
    await Promise.all(SEATS.map((seat) => this.sit(id, seat, headers)))
  }

  sit(id, seat, headers) {
    const url = `ws://localhost:${port}/api/tables/${id}/ws`
    const socket = (this.sockets[seat] = new WebSocket(url, { headers, perMessageDeflate: false }))
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', look: seat })))
    return new Promise((ready) => socket.on('message', (text) => this.hear(seat, JSON.parse(text), ready)))
  }

  hear(seat, frame, ready) {
    if (frame.type === 'ack') this.acknowledged()
    if (frame.type === 'error') console.error(JSON.stringify(frame))
    if (frame.type !== 'step' && frame.type !== 'snapshot') return
    this.waiting = frame.waiting
    this.legal[seat] = frame.legal[seat]
    this.done ||= frame.over
    if (frame.type === 'step') return this.arrived(frame.at)
    this.at = frame.at
    ready()
  }

  move() {
    const seat = this.waiting[0]
    const legal = this.legal[seat] ?? []
    if (this.done || this.busy || !legal.length) return
    this.begin()
    const text = legal[(++this.ids * 7919) % legal.length]
    this.sockets[seat].send(JSON.stringify({ type: 'move', id: `m${this.ids}`, seat, at: this.at, text }))
  }
}

class Theirs extends Table {
  static opened = 0
  id = `m${Theirs.opened++}`
  sockets = []

  async open() {
    await Promise.all(SEATS.map((seat) => this.sit(seat - 1)))
  }

  sit(player) {
    const url = `ws://localhost:${port}/socket.io/?EIO=4&transport=websocket`
    const socket = new WebSocket(url, { perMessageDeflate: false, origin: `http://localhost:${port}` })
    this.sockets[player] = socket
    return new Promise((ready) => socket.on('message', (text) => this.hear(player, String(text), ready)))
  }

  say(player, ...words) {
    this.sockets[player].send(`42/hands,${JSON.stringify(words)}`)
  }

  hear(player, text, ready) {
    if (text[0] === '0') this.sockets[player].send('40/hands,')
    else if (text === '2') this.sockets[player].send('3')
    else if (text.startsWith('40/hands')) this.say(player, 'sync', this.id, String(player), undefined, SEATS.length)
    else if (text.startsWith('44')) console.error(text)
    else if (text.startsWith('42/hands,')) this.told(player, JSON.parse(text.slice('42/hands,'.length)), ready)
  }

  told(player, [what, , told], ready) {
    if (what === 'sync') {
      this.stateID = told.state._stateID
      ready()
    } else if (what === 'update') {
      if (player === this.at % SEATS.length && told._stateID !== this.stateID) this.acknowledged()
      this.next = told._stateID
      this.arrived(this.at + 1)
    }
  }

  move() {
    if (this.busy) return
    this.stateID = this.next ?? this.stateID
    this.begin()
    const player = String(this.at % SEATS.length)
    const payload = { type: 'play', args: [(this.at * 7) % 8], playerID: player }
    this.say(player, 'update', { type: 'MAKE_MOVE', payload }, this.stateID, this.id, player)
  }
}

function post(path, body, headers = {}) {
  const told = { 'content-type': 'application/json', 'x-tradewind': '1', ...headers }
  return new Promise((done, failed) => {
    const request = http.request({ port, path, method: 'POST', headers: told, agent }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += part))
      answer.on('end', () => (answer.statusCode < 300 ? done(JSON.parse(text)) : failed(new Error(text))))
    })
    request.on('error', failed)
    request.end(JSON.stringify(body))
  })
}

/** Seconds of processor time that the server has used. */
function processorTime() {
  const [user, system] = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / TICKS_A_SECOND
}

function megabytes() {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024)
}

function quantile(times, share) {
  const sorted = times.sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1) ?? null
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

async function gather() {
  const token = kind === 'ours' ? (await post('/api/me', { token: true })).token : null
  const all = []
  for (let each = 0; each < tables; each++) {
    const table = kind === 'ours' ? new Ours() : new Theirs()
    await table.open(token)
    all.push(table)
  }
  return all
}

function drive(all) {
  if (!pace) return all.forEach((table) => table.move())
  let turn = 0
  let due = performance.now()
  setInterval(() => {
    for (; due <= performance.now(); due += 1000 / pace) all[turn++ % tables].move()
  }, 1)
}

async function main() {
  const all = await gather()
  drive(all)
  await pause(WARMING_UP)
  measured.running = true
  const [used, began] = [processorTime(), performance.now()]
  await pause(seconds * 1000)
  measured.running = false
  const [cpu, wall] = [processorTime() - used, (performance.now() - began) / 1000]
  const { moves, seen, acknowledged } = measured
  console.log(
    JSON.stringify({
      kind,
      game,
      tables,
      pace,
      moves,
      per_second: Math.round(moves / wall),
      cpu: Number(cpu.toFixed(2)),
      per_cpu_second: Math.round(moves / cpu),
      p50_all: quantile(seen, 0.5),
      p99_all: quantile(seen, 0.99),
      p50_mover: quantile(acknowledged, 0.5),
      p99_mover: quantile(acknowledged, 0.99),
      megabytes: megabytes(),
      live: all.filter((table) => !table.done).length,
    }),
  )
  process.exit(0)
}

main()

"""Turn notices on a device whose page is closed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from browsing import Visit, Visitor
from playwright.sync_api import expect
from serving import Server

from pushing import Browser

SWITCH = "Tell this device when it is my turn, also when the page is closed"
# no push service can be reached from here: the browser's own part of subscribing is played by what the test listens at
SUBSCRIBES = """
const made = %s
const letters = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))
const bytes = (text) => Uint8Array.from(letters(text), (one) => one.charCodeAt(0))
PushManager.prototype.getSubscription = async () => window.subscription ?? null
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  if (!userVisibleOnly) throw new Error('a browser refuses silent messages')
  return (window.subscription = {
    options: { applicationServerKey: bytes(applicationServerKey).buffer },
    toJSON: () => made,
    unsubscribe: async () => true,
  })
}
"""


def ask(visitor: Visitor, path: str, body: Any) -> Any:
    answer = visitor.page.request.post(path, data=body, headers={"X-Tradewind": "1"})
    assert answer.ok, answer.text()
    return answer.json()


def play_until_asked(mover: Visitor, table: str, seat: int, other: int) -> None:
    """The mover's first seat moves over HTTP until the other is asked."""
    while True:
        now = mover.page.request.get(f"/api/tables/{table}?seat={seat}").json()
        if now["waiting"] == [other]:
            return
        text = now["legal"][str(seat)][-1]
        ask(mover, f"/api/tables/{table}/moves", {"seat": seat, "at": now["at"], "text": text, "id": f"m{now['at']}"})


def test_a_device_is_told_of_a_turn_and_shows_it(visit: Visit, tmp_path: Path) -> None:
    server, device = Server(tmp_path, "--webhooks-anywhere"), Browser()
    server.start()
    ann, bo = visit(at=server.address), visit(at=server.address, language="uk")
    ann.arrive()
    bo.page.context.grant_permissions(["notifications"], origin=server.address)
    bo.page.add_init_script(SUBSCRIBES % json.dumps(device.subscription()))
    bo.arrive()
    bo.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    seats = [{"kind": "me"}, {"kind": "open"}]
    given = {"game": "port-royal", "options": {"players": 2}, "seats": seats, "wait": True}
    table = ask(ann, "/api/tables", given)["id"]
    ask(bo, f"/api/tables/{table}/sit", {"name": "Bo"})
    ask(ann, f"/api/tables/{table}/start", {})
    bo.page.goto(f"/table/{table}")
    bo.at_the_table()
    bo.page.get_by_role("button", name="Налаштування").click()
    switch = bo.page.get_by_label("Сповіщати на цьому пристрої про мій хід, навіть коли сторінку закрито")
    switch.check()
    expect(switch).to_be_checked()
    bo.page.goto("/")
    play_until_asked(ann, table, 1, 2)
    device.wait()
    told = device.reads(device.heard[0][1])
    assert (told["title"], told["body"]) == ("Порт-Рояль", "Bo, ваш хід")
    shown = deliver(bo, server.address, told)
    assert shown == [["Порт-Рояль", "Bo, ваш хід", f"/table/{table}"]]
    server.stop()
    device.close()


def deliver(visitor: Visitor, origin: str, told: dict[str, Any]) -> Any:
    """The push service hands a message to the browser; what the person then sees."""
    tools = visitor.page.context.new_cdp_session(visitor.page)
    registered: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    visitor.wait_for_the_worker()
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": registered[0], "data": json.dumps(told)},
    )
    return visitor.page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready
          for (let tries = 0; tries < 50; tries++) {
            const shown = await registration.getNotifications()
            if (shown.length) return shown.map((one) => [one.title, one.body, one.data.path])
            await new Promise((done) => setTimeout(done, 100))
          }
          return []
        }"""
    )


def test_where_nothing_can_be_pushed_nothing_is_offered(visit: Visit) -> None:
    somebody = visit(keeps=False)
    somebody.play("Port Royal")
    somebody.page.get_by_role("button", name="Settings").click()
    somebody.page.get_by_label("Sound").wait_for()
    expect(somebody.page.get_by_label(SWITCH)).to_have_count(0)

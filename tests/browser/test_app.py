"""The page as an app: installable, plain about being offline, and a notice when it is one's turn."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.browser.chromium import launched
from tests.browser.conftest import Come
from tests.browser.line import Line
from tests.browser.waiting import wait_until
from tests.server.chaos import Process

NOTICES = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The whole of it: a notice is shown beside the page."""
    with launched(playwright) as found:
        yield found


def worker_ready(page: Page) -> None:
    """The service worker holds the page."""
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 0)")


def test_it_can_be_installed(come: Come) -> None:
    page = come(service_workers="allow").page
    worker_ready(page)
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [
        one["errorId"] for one in errors if one["errorId"] != "in-incognito"
    ] == []  # visitors are private
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
        assert int(icon["sizes"].split("x")[0]) >= 144


def test_offline_is_said_plainly(server: Process, come: Come) -> None:
    line = Line(server.port)
    visitor = come(line.address, service_workers="allow")
    page = visitor.page
    worker_ready(page)
    page.reload()  # now it is the worker who brings what the page needs, and keeps it
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    visitor.is_cut_off = True
    line.cut()
    page.context.set_offline(True)
    expect(page.get_by_text("You’re offline").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("status").filter(has_text="You’re offline").first).to_be_visible()
    page.context.set_offline(False)
    line.mend()
    page.reload()
    expect(page.get_by_text("You’re offline")).to_have_count(0)
    line.close()


def registration(context: BrowserContext, page: Page) -> tuple[Any, str]:
    """The service worker's registration, as the developer tools name it."""
    session = context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_until(page, lambda: found, "the worker")
    return session, found[0]


def shown(page: Page) -> object:
    """The notices, as soon as there are any."""
    return wait_until(page, lambda: page.evaluate(NOTICES), "a notice")


def test_a_push_shows_a_notice_that_leads_to_the_table(come: Come) -> None:
    """What a push service would bring is handed to the worker; the service itself is outside of any test."""
    page = come(service_workers="allow", permissions=["notifications"]).page
    worker_ready(page)
    session, id = registration(page.context, page)
    said = {"table": "abcdefghijklmnop", "game": "regicide", "seat": 0, "says": "It is your turn."}
    push = {"origin": page.evaluate("location.origin"), "registrationId": id, "data": json.dumps(said)}
    session.send("ServiceWorker.deliverPushMessage", push)
    assert shown(page) == [
        {
            "title": "dethrone",
            "body": "It is your turn.",
            "tag": said["table"],
            "data": {"path": f"/t/{said['table']}"},
        }
    ]


def test_settings_offer_notices_to_who_opens_them_first(come: Come) -> None:
    """The worker is not there yet; once it is, the switch tells how it stands, without a reload."""
    page = come(service_workers="allow", permissions=["notifications"]).page
    page.goto("/settings")
    switch = page.get_by_role("switch", name="Turn notifications")
    expect(switch).to_be_enabled()
    expect(switch).to_contain_text("asks once")


def test_settings_say_where_nobody_can_be_told(come: Come) -> None:
    page = come().go("/settings")  # no worker may work here
    switch = page.get_by_role("switch", name="Turn notifications")
    expect(switch).to_contain_text("This browser doesn’t support notifications.")
    expect(switch).to_be_disabled()


def test_settings_offer_notices(come: Come) -> None:
    """The key that browsers are asked to subscribe with is one that they take."""
    page = come(service_workers="allow", permissions=["notifications"]).page
    worker_ready(page)
    page.goto("/settings")
    expect(page.get_by_role("switch", name="Turn notifications")).to_be_enabled()
    key = page.evaluate("() => fetch('/api/v1/push').then((answer) => answer.json()).then(({ key }) => key)")
    point = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
    assert (len(point), point[0]) == (65, 4)  # an uncompressed point of P-256

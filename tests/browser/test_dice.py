"""A whole game of Regidice with bots, at its own table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import Come
from tests.browser.dicing import STAGE, step
from tests.browser.playing import open_table

MOST = 600
MOVING = 30  # steps after which nothing moves that has not moved before


def test_a_whole_game_of_regidice(come: Come) -> None:
    visitor = come()
    open_table(visitor.page, bots=1, game="regidice")
    answers, judged, found = list[str](), set[str](), list[str]()
    while len(answers) < MOST and "over" not in answers:
        stage = visitor.page.evaluate(STAGE)
        if stage not in judged:
            judged.add(stage)
            found += serious(visitor.page, stage)
        if len(answers) == MOVING:
            visitor.page.emulate_media(reduced_motion="reduce")
        answers.append(step(visitor.page))
    found += serious(visitor.page, "end")
    assert found == []
    assert len(judged) > 3
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    assert answers.count("call") > 0
    assert answers.count("confirm") + answers.count("ask") > 0

"""The benchmark as one page that needs nothing else: figures, and bars with their intervals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from dethrone.lab.facts import facts_of
from dethrone.lab.models.bench import Results
from dethrone.lab.models.entries import LIST
from dethrone.lab.models.score import Mean, Score
from dethrone.lab.models.table import NONE, cells, head
from dethrone.lab.wilson import Interval

NOTES = (
    "A full bar is a language model, a hatched one a bot. The line across a bar is where the true figure is likely to "
    "be: Wilson's interval of a share, two standard errors of a mean.",
    "Won: the share of games won, with Wilson's interval of 95 %.",
    "Illegal: replies that were no legal move, for each question and as a share of all replies; a model is told why "
    "and asked again.",
    "As the master: the share of choices that were the same as those of the strongest player here.",
    "Points lost: how much of the chance to win a choice threw away, on average, in points of a hundred, with its "
    "standard error. This and the one before are judged from what the seat could know.",
    "Moves stood in: what a bot did since the model gave no legal move; it counts for the game, and not for the two "
    "judgements. Games with them: how many games were played so in part.",
    "A dash: there is nothing to tell. Who made no legal move has won nothing and lost nothing.",
)


def page(results: Results) -> str:
    """The whole page."""
    style = files("dethrone.lab.models").joinpath("page.css").read_text("utf-8")
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(results.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>",
            *_intro(results),
            *(line for setting in _settings(results.scores) for line in _section(setting, results)),
            '<h2>What the figures mean</h2>\n<ul class="notes">',
            *(f"<li>{escape(note)}</li>" for note in NOTES),
            "</ul>\n</main>\n</body>\n</html>\n",
        ]
    )


def _intro(results: Results) -> Iterator[str]:
    players = len({one.player for one in results.scores})
    yield f"<h1>The {escape(results.game.capitalize())} benchmark</h1>"
    yield (
        f"<p>{players} {'player' if players == 1 else 'players'}, the first {results.games} deals of the list "
        f"{escape(LIST)}, rules {escape(results.rules)}; moves judged with {results.samples:,} samples each.</p>"
    )


def _settings(scores: Sequence[Score]) -> list[str]:
    return list(dict.fromkeys(one.setting for one in scores))


def _section(setting: str, results: Results) -> Iterator[str]:
    scores = [one for one in results.scores if one.setting == setting]
    names = head(results.game)
    facts = facts_of(results.game)
    yield f"<section>\n<h2>{escape(setting.capitalize())}</h2>"
    yield '<div class="bars">'
    for title, bars in _measures(scores, len(facts.stages), facts.foes):
        yield f"<figure>\n<figcaption>{escape(title)}</figcaption>\n<dl>{''.join(bars)}</dl>\n</figure>"
    yield "</div>"
    shown = [0, *range(2, len(names))]  # the setting is the heading
    yield '<div class="wide" tabindex="0" role="region" aria-label="All figures">\n<table>\n<thead><tr>'
    yield (
        "".join(f'<th scope="col">{escape(names[column])}</th>' for column in shown)
        + "</tr></thead>\n<tbody>"
    )
    for one in scores:
        row = cells(one)
        figures = "".join(f"<td>{escape(row[column])}</td>" for column in shown[1:])
        yield f'<tr{"" if one.is_model else " class=bot"}><th scope="row">{escape(row[0])}</th>{figures}</tr>'
    yield "</tbody>\n</table>\n</div>\n</section>"


def _measures(scores: Sequence[Score], foes: int, called: str) -> Iterator[tuple[str, list[str]]]:
    yield "Won", [_share(one, one.won) for one in scores]
    if foes:
        yield (
            f"{called.capitalize()} felled, of {foes}",
            [_mean(one, one.felled, foes, "{:.1f}") for one in scores],
        )
    yield "As the master", [_share(one, one.agreed) for one in scores]
    costs = [one.lost.mean + 2 * one.lost.error for one in scores if one.lost is not None]
    highest = max(costs, default=0.0) or 1.0
    title = "Chance to win thrown away a move, in points"
    yield title, [_mean(one, one.lost, highest, "{:.2f}", 100) for one in scores]


def _share(one: Score, share: Interval | None) -> str:
    if share is None:
        return _no_bar(one)
    return _bar(one, f"{100 * share.share:.0f} %", share.share, share.low, share.high)


def _mean(one: Score, value: Mean | None, top: float, form: str, factor: float = 1.0) -> str:
    if value is None:
        return _no_bar(one)
    low, high = value.mean - 2 * value.error, value.mean + 2 * value.error
    return _bar(one, form.format(factor * value.mean), value.mean / top, low / top, high / top)


def _no_bar(one: Score) -> str:
    """Nothing to tell."""
    return f'<dt>{escape(one.name)}</dt><dd><span class="figure">{NONE}</span></dd>'


def _bar(one: Score, text: str, *places: float) -> str:
    """A bar up to its figure, and a line across all that may be the true one."""
    at, low, high = (min(100.0, max(0.0, 100 * place)) for place in places)
    kind = "bar" if one.is_model else "bar bot"
    return (
        f'<dt>{escape(one.name)}</dt><dd><span class="{kind}"><i style="width:{at:.1f}%"></i>'
        f'<b style="left:{low:.1f}%;width:{max(0.4, high - low):.1f}%"></b></span>'
        f'<span class="figure">{text}</span></dd>'
    )

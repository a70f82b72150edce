"""Nothing is lost or done twice while processes are killed and engines restarted; the long run is `make soak`."""

import pytest

from tests.server.chaos import run


@pytest.mark.timeout(280)
@pytest.mark.parametrize(("engine", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_games_go_on_whatever_breaks(engine: str, workers: int) -> None:
    report = run(6, 2, engine=engine, workers=workers, pause=3.0)
    assert report.problems == []
    assert report.finished == 6
    assert report.kills == 2
    assert report.restarts == (4 if engine == "postgresql" else 0)

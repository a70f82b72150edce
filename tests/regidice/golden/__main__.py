"""Writes all golden transcripts anew."""

from tests.regidice.golden import CASES, FOLDER, transcript

for case in CASES:
    (FOLDER / f"{case}.txt").write_text(transcript(case), encoding="utf-8")
print(f"{len(CASES)} transcripts written.")

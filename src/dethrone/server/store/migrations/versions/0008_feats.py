"""How many enemies fell in a game, how many of them exactly, and the medal it earned: known once it is checked."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

FEATS = (("felled", sa.Integer()), ("exact", sa.Integer()), ("medal", sa.String(20)))


def upgrade() -> None:
    for name, kind in FEATS:
        op.add_column("verdicts", sa.Column(name, kind, nullable=True))


def downgrade() -> None:
    for name, _ in reversed(FEATS):
        op.drop_column("verdicts", name)

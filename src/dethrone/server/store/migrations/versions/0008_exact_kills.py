"""How many enemies fell exactly in a game that was checked; of games that were checked before nobody has counted."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("verdicts", sa.Column("exact", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("verdicts", "exact")

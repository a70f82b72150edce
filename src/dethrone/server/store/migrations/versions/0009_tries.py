"""Who has begun a deal of the day, and where: the first try is the one that counts."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rules", sa.Text(), primary_key=True),
        sa.Column("players", sa.Integer(), primary_key=True),
        sa.Column("person_id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("is_dealt", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_tries_person_id", "tries", ["person_id"])
    op.create_index("ix_tries_table_id", "tries", ["table_id"])


def downgrade() -> None:
    op.drop_table("tries")

"""Games that have ended, looked at together, and what was tried there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game_id", sa.String(length=24), nullable=False),
        sa.Column("leader", sa.String(length=40), nullable=True),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_reviews_game_id", "reviews", ["game_id"])
    op.create_table(
        "reviewers",
        sa.Column("review_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["review_id"], ["reviews.id"]),
        sa.PrimaryKeyConstraint("review_id", "person_id"),
        sa.UniqueConstraint("review_id", "name"),
    )
    op.create_index("reviewers_person", "reviewers", ["person_id"])
    op.create_table(
        "review_lines",
        sa.Column("review_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("by", sa.String(length=40), nullable=False),
        sa.Column("start", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("command", sa.String(length=120), nullable=False),
        sa.ForeignKeyConstraint(["review_id"], ["reviews.id"]),
        sa.PrimaryKeyConstraint("review_id", "number"),
        sa.UniqueConstraint("review_id", "command"),
    )


def downgrade() -> None:
    op.drop_table("review_lines")
    op.drop_index("reviewers_person", "reviewers")
    op.drop_table("reviewers")
    op.drop_index("ix_reviews_game_id", "reviews")
    op.drop_table("reviews")

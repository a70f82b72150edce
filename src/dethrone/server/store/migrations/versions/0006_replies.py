"""Moves of a review's lines that a strong player made, and for which seat."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("review_lines", sa.Column("replies", sa.Text(), nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("review_lines", "replies")

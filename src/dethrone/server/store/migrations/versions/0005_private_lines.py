"""Lines of a review that only who made them sees."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    is_no = sa.false()
    op.add_column("review_lines", sa.Column("is_private", sa.Boolean(), nullable=False, server_default=is_no))


def downgrade() -> None:
    op.drop_column("review_lines", "is_private")

"""Where a review's line leaves the line that it began on; its name is told by the move there, in any language."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("review_lines", sa.Column("branch", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("review_lines", "branch")

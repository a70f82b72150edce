"""Alembic's entrance: migrations run on the connection they are handed."""

from alembic import context

from dethrone.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
context.run_migrations()

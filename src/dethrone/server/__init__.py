"""The table server: people and bots at tables over the network. It adds sockets, storage and identity, and no rule."""

"""A server of the Model Context Protocol: language models play at tables of their own, and ask about the rules.

The package is named for the protocol; `import mcp` means the protocol's SDK, which the extra `mcp` installs.
"""

"""Advice for whoever is asked: what is handed in as text or field by field, a strong answer to it, and its words.

It stands beside the host, so that every face may use it; it knows no file, no network and no table.
"""

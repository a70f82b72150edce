"""A server of several workers in one process, with its clock, its Redis, its database and its people, from one seed."""

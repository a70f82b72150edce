"""Players of Regicide: the linear policy, the value net, the search over both."""

# What is said about players by name. A message's id is the reason that an error carries; its facts are the arguments.

players-no-player = There is no player called { $text }. Choose { $names }, a language model as model:NAME, or your own as module:Class.
players-no-options = The player { $name } takes no options.
players-no-option = { $part } in { $text } is not an option. Available: { $options }.
players-no-number = { $text } needs a number.
players-limit = Samples and milliseconds must be finite and above 0. Threads must be from 1 to { $most }.
players-no-module = { $text } is not a player: { $module } cannot be imported ({ $why }).
players-no-class = { $text } is not a player: { $module } has no { $name }.
players-not-made = { $text } is not a player: { $name } cannot be called without arguments ({ $why }).
players-no-choose = { $text } is not a player: it has no method choose(view).

## How they play

players-about-random = plays any legal move
players-about-novice = like greedy, but slips up in one decision of four
players-about-greedy = takes the obvious play, no search
players-about-quick = instant moves by a trained network, no search
players-about-adept = thinks a little ahead: { $samples } samples per decision
players-about-expert = a strong partner: { $samples } samples per decision
players-about-master = the best we have: { $samples } samples per decision

# What is said about players by name. A message's id is the reason that an error carries; its facts are the arguments.

players-no-player = There is no player { $text }. The players are { $names }, a language model as model:NAME, or your own as module:Class.
players-no-options = The player { $name } takes no options.
players-no-option = { $part } in { $text } is no option: there are { $options }.
players-no-number = A number is wanted in { $text }.
players-limit = Samples and milliseconds must be above 0 and finite, and threads from 1 to { $most }.
players-no-module = { $text } is no player: { $module } cannot be imported ({ $why }).
players-no-class = { $text } is no player: { $module } has no { $name }.
players-not-made = { $text } is no player: { $name } cannot be called without arguments ({ $why }).
players-no-choose = { $text } is no player: it has no method choose(view).

## How they play

players-about-random = any legal move
players-about-novice = the greedy player, who errs in one decision of four
players-about-greedy = one look by a rule of thumb, no search
players-about-quick = one look by a net that has learned from the search
players-about-adept = a short search: { $samples } samples a decision
players-about-expert = a search of { $samples } samples a decision
players-about-master = a closer search of { $samples } samples, the strongest

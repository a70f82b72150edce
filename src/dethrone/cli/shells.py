"""The scripts that `dethrone completion SHELL` prints: small, for they ask the command itself at every Tab."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dethrone.cli.completion import FILES, FOLDERS, Hint, split_line

BASH = """\
# Completion of dethrone in bash. In ~/.bashrc:  source <(dethrone completion bash)
_dethrone() {
    local word=$2 line
    [[ $word == [=:] ]] && word=
    COMPREPLY=()
    while IFS= read -r line; do
        case $line in
            :files) while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$word")
                    compopt -o filenames 2>/dev/null ;;
            :folders) while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "$word")
                    compopt -o filenames 2>/dev/null ;;
            *) COMPREPLY+=("$line") ;;
        esac
    done < <("${1/#\\~/$HOME}" completion bash -- "$word" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
    [[ ${COMPREPLY[0]} == *[=,:] ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -F _dethrone dethrone
"""

ZSH = """\
#compdef dethrone
# Completion of dethrone in zsh. In ~/.zshrc, after compinit:  source <(dethrone completion zsh)
_dethrone() {
    local line
    local -a whole open
    for line in "${(@f)$("${(Q)words[1]}" completion zsh -- "${(@Q)words[1,CURRENT]}" 2>/dev/null)}"; do
        case $line in
            :files) _files ;;
            :folders) _files -/ ;;
            *[=,]|*\\\\:) open+=("$line") ;;
            ?*) whole+=("$line") ;;
        esac
    done
    (( $#whole )) && _describe dethrone whole
    (( $#open )) && _describe dethrone open -S ''
    return 0
}
compdef _dethrone dethrone
"""

FISH = """\
# Completion of dethrone in fish. In ~/.config/fish/config.fish:  dethrone completion fish | source
function __dethrone_complete
    set -l words (commandline -opc)
    set -l word (commandline -ct)
    for line in ($words[1] completion fish -- $words "$word" 2>/dev/null)
        switch $line
            case ':files'
                __fish_complete_path "$word"
            case ':folders'
                __fish_complete_directories "$word" ''
            case '*'
                echo $line
        end
    end
end
complete -c dethrone -f -a '(__dethrone_complete)'
"""

SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def asked_words(shell: str, words: Sequence[str]) -> tuple[list[str], str]:
    """The words after the program's name as a shell hands them over, and the part of the last that it keeps itself.

    bash cuts words at `=` and `:`, so it hands over the word as it sees it, and the whole line.
    """
    if shell != "bash":
        return list(words[1:]), ""
    word, line = (*words, "", "")[:2]
    _, *found = split_line(line) or [""]
    typed = found[-1] if found else ""
    return found, typed.removesuffix(word) if word else typed


def lines(shell: str, hints: Iterable[Hint], kept: str = "") -> list[str]:
    """Hints in lines, as the shell's script reads them."""
    return [hint.text if hint.text in (FILES, FOLDERS) else _line(shell, hint, kept) for hint in hints]


def _line(shell: str, hint: Hint, kept: str) -> str:
    if shell == "bash":
        return hint.text.removeprefix(kept)
    if shell == "fish":
        return f"{hint.text}\t{hint.about}".rstrip()
    text = hint.text.replace("\\", "\\\\").replace(":", "\\:")
    return f"{text}:{hint.about}" if hint.about else text

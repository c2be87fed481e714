/** Shell completion: the scripts call the hidden command `complete`, which answers from the tree of commands. */
import { Argument, Command, type Option } from 'commander'
import type { CommandContext } from '../command'
import { CommandFailed } from '../failures'
import { isKeyOf, keysOf } from '../../../core/values/record'

const bash = `# Completion of depotkit for bash: source <(depotkit completion bash)
_depotkit() {
  local IFS=$'\\n'
  COMPREPLY=($(depotkit complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1))
}
complete -o default -F _depotkit depotkit`

const zsh = `#compdef depotkit
# Completion of depotkit for zsh: source <(depotkit completion zsh), after compinit
_depotkit() {
  local -a values shown
  local line
  depotkit complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null | while IFS= read -r line; do
    values+=("\${line%%$'\\t'*}")
    shown+=("\${line/$'\\t'/  }")
  done
  if (( $#values )); then compadd -l -d shown -- "\${values[@]}"; else _files; fi
}
compdef _depotkit depotkit`

const fish = `# Completion of depotkit for fish: depotkit completion fish | source
function __depotkit_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l found (depotkit complete -- $words[2..] 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c depotkit -f -a '(__depotkit_complete)'`

const scripts = { bash, zsh, fish }

/** `completion <shell>` prints the completion script of a shell. */
export function completionCommand({ setting }: CommandContext): Command {
  const shell = new Argument('<shell>', Object.keys(scripts).join(', '))
  shell.argChoices = Object.keys(scripts)
  return new Command('completion')
    .description('Print the completion script of a shell; for bash: source <(depotkit completion bash)')
    .addArgument(shell)
    .action((name: string) => {
      if (!isKeyOf(name, scripts)) throw new CommandFailed(`there are completions for ${keysOf(scripts).join(', ')}`)
      setting.out(scripts[name])
    })
}

interface Candidate {
  value: string
  description: string
}

const fromChoices = (choices: readonly string[] | undefined): Candidate[] => (choices ?? []).map((value) => ({ value, description: '' }))

const takesValue = ({ required, optional }: Option): boolean => required || optional

const depthOf = ({ parent }: Command): number => (parent === null ? 0 : 1 + depthOf(parent))

/** Number of words before the last that are arguments, not command names, options or their values. */
function argumentsGiven(command: Command, options: readonly Option[], before: readonly string[]): number {
  const words = before.filter((word, index) => !isOption(word) && !options.some((option) => option.long === before[index - 1] && takesValue(option)))
  return words.length - depthOf(command)
}

/** A lone `-` is an argument: standard input. */
const isOption = (word: string): boolean => word.startsWith('-') && word !== '-'

/** Candidates for the last word; none for files and free text. */
function candidatesFor(command: Command, words: readonly string[]): Candidate[] {
  const help = command.createHelp()
  const options = help.visibleOptions(command)
  const before = words.slice(0, -1)
  const last = words.at(-1) ?? ''
  if (isOption(last) || last === '-') return options.map(({ long, description }) => ({ value: long ?? '', description }))
  const asked = options.find(({ long }) => long === before.at(-1))
  if (asked !== undefined && takesValue(asked)) return fromChoices(asked.argChoices)
  if (command.commands.length > 0) return help.visibleCommands(command).map((inner) => ({ value: inner.name(), description: inner.summary() || inner.description() }))
  const { registeredArguments } = command
  const given = argumentsGiven(command, options, before)
  const argument = registeredArguments[given] ?? (registeredArguments.at(-1)?.variadic === true ? registeredArguments.at(-1) : undefined)
  return fromChoices(argument?.argChoices)
}

/** Lines for the completion script: value, tab, description. */
export const completionLines = (command: Command, words: readonly string[]): string[] =>
  candidatesFor(command, words)
    .filter(({ value }) => value.startsWith(words.at(-1) ?? ''))
    .map(({ value, description }) => `${value}\t${description.split('\n')[0] ?? ''}`)

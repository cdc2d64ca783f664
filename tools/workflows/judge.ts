/** What a workflow file is held to; `scripts` and `pnpm` come from the root's package.json. */
export interface Ground {
  scripts: readonly string[]
  /** The version that the commands bring, `12.21.0`. */
  pnpm: string
  /** What may be written, by file and job: `release.yml publish id-token`. */
  mayWrite: readonly string[]
}

/** pnpm's own commands that a workflow may run. */
const own = ['install', 'exec', 'audit']

/** What may be asked of git: whether what was written stands in the repository already. */
const ofGit = [
  'git add --intent-to-add .',
  'git diff --exit-code HEAD -- . :!.storybook/baselines',
  'git diff --exit-code --diff-filter=AD HEAD -- .storybook/baselines',
]

/** The part of a file under a key at this depth: the lines that are indented deeper. */
function under(lines: readonly string[], key: string, depth: number): string[] {
  const start = lines.findIndex((line) => line.startsWith(`${' '.repeat(depth)}${key}:`))
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth)
  return end < 0 ? rest : rest.slice(0, end)
}

function commandTroubles(command: string, { scripts, pnpm }: Ground): string[] {
  if (command.includes('${{')) return [`an expression in a command, which runs as it is written: ${command}`]
  const globally = /^npm install --global pnpm@(\S+)$/.exec(command)
  const direct = /^npx --yes pnpm@(\S+) (.+)$/.exec(command)
  const version = globally?.[1] ?? direct?.[1]
  if (version && version !== pnpm) return [`pnpm ${version}, the workspace has ${pnpm}: ${command}`]
  if (globally || ofGit.includes(command)) return []
  const words = (direct?.[2] ?? /^pnpm (.+)$/.exec(command)?.[1])?.split(' ')
  if (!words) return [`a command that this check does not know: ${command}`]
  const script = words[0] === 'run' ? words[1]! : words[0]!
  return scripts.includes(script) || own.includes(script) ? [] : [`no script ${script}: ${command}`]
}

const withoutComments = (text: string) =>
  text.split('\n').map((line) => line.replace(/(^|\s)#(?! v\d).*$/, '').trimEnd())

const namesOf = (jobs: readonly string[]) => jobs.flatMap((line) => /^ {2}([\w-]+):$/.exec(line)?.[1] ?? [])

/** When a job runs: the line of its `if`; empty where it always does. */
const conditionOf = (body: readonly string[]) =>
  body.flatMap((line) => /^ {4}if: (.+)$/.exec(line)?.[1] ?? [])[0] ?? ''

const isNightly = (body: readonly string[]) => conditionOf(body).includes(`github.event_name == 'schedule'`)

/**
 * What the steps of a workflow run, with the variables that stand below them, as one types it:
 * `PHOTOS=on npx --yes pnpm@12.21.0 test:e2e`. What an action is given as its `script` counts too.
 */
export function stepsOf(text: string): string[] {
  const jobs = under(text.split('\n'), 'jobs', 0)
  return jobs.flatMap((line, at) => {
    const [, command] = /^ +(?:- )?(?:run|script): (.+)$/.exec(line) ?? []
    if (!command) return []
    const rest = jobs.slice(at + 1)
    const end = rest.findIndex((next) => /^ {0,6}(?:- |\S)/.test(next))
    const variables = under(end < 0 ? rest : rest.slice(0, end), 'env', 8)
      .map((one) => one.trim().replace(/^(\w+): "?([^"]*)"?$/, '$1=$2'))
      .filter((one) => one !== '' && !one.includes('${{'))
    return [[...variables, command].join(' ')]
  })
}

/** A workflow of ours that a job runs in place of steps: `test.yml`. */
const calledBy = (body: readonly string[]) =>
  body.flatMap((line) => /^ {4}uses: \.\/\.github\/workflows\/(\S+)$/.exec(line)?.[1] ?? [])[0]

/** The jobs that have to have passed before a job begins, those alone that it names itself. */
const needsOf = (body: readonly string[]) =>
  body.flatMap((line) => /^ {4}needs: \[?([^\]]+)\]?$/.exec(line)?.[1]?.split(', ') ?? [])

/** Whether a job sends packages to a registry. */
const publishes = (body: readonly string[]) =>
  body.some((line) => /^ +id-token: write|changesets\/action\/publish@|: pnpm (?:run )?release$/.test(line))

/** Whether a workflow, called from a push, ends well only after everything that must hold has passed. */
function testsAll(text: string): boolean {
  const lines = withoutComments(text)
  const jobs = under(lines, 'jobs', 0)
  return (
    under(lines, 'on', 0).includes('  workflow_call:') &&
    namesOf(jobs)
      .map((job) => under(jobs, job, 2))
      .some(
        (body) =>
          ['', `github.event_name != 'schedule'`].includes(conditionOf(body)) &&
          body.some(
            (line, at) =>
              /^ {6}- run: npx --yes pnpm@\S+ test$/.test(line) && !/^ {8}if:/.test(body[at + 1] ?? ''),
          ) &&
          !body.some((line) => line.includes('continue-on-error')),
      )
  )
}

/** What a workflow runs each night and nowhere else but by hand: its pnpm scripts with their arguments, `test:long hands`. */
export function nightlyOf(text: string): string[] {
  const lines = text.split('\n')
  if (under(under(lines, 'on', 0), 'schedule', 2).length === 0) return []
  const jobs = under(lines, 'jobs', 0)
  return namesOf(jobs)
    .map((job) => under(jobs, job, 2))
    .filter(isNightly)
    .flatMap((body) => body.flatMap((line) => /\brun: npx --yes pnpm@\S+ (.+)$/.exec(line)?.[1] ?? []))
}

/**
 * What speaks against a workflow: a script that is not there, a right that it does not need, a foreign action that may
 * change under us, a secret where it can be read, a run without an end, one of the night that nobody can start by day,
 * one that publishes what was not tested.
 *
 * @param texts all workflows, by their files.
 */
export function troublesOf(file: string, texts: Readonly<Record<string, string>>, ground: Ground): string[] {
  const text = texts[file]!
  const lines = withoutComments(text)
  const troubles: string[] = []
  const tell = (isWrong: boolean, what: string) => void (isWrong && troubles.push(what))

  tell(text.includes('\t'), 'a tab')
  tell(!lines.includes('permissions: {}'), 'no `permissions: {}` for whatever says nothing')
  tell(under(lines, 'concurrency', 0).length === 0, 'no concurrency')
  tell(/pull_request_target|workflow_run/.test(text), 'a trigger that gives secrets to code of strangers')

  const jobs = under(lines, 'jobs', 0)
  const names = namesOf(jobs)
  tell(names.length === 0, 'no job')
  for (const job of names) {
    const body = under(jobs, job, 2)
    const rights = under(body, 'permissions', 4).filter((line) => line !== '')
    tell(rights.length === 0, `${job}: no permissions`)
    // A workflow that is called has the ends of its own jobs.
    tell(
      !calledBy(body) && !body.some((line) => /^ {4}timeout-minutes: \d+$/.test(line)),
      `${job}: no timeout-minutes`,
    )
    if (publishes(body)) {
      const called = needsOf(body).flatMap((name) => calledBy(under(jobs, name, 2)) ?? [])
      tell(!called.some((one) => testsAll(texts[one] ?? '')), `${job}: publishes what was not tested`)
      // With one of these a job begins though another that it needs has failed.
      tell(/\b(always|failure|cancelled)\(/.test(conditionOf(body)), `${job}: publishes after a failure`)
    }
    tell(
      isNightly(body) && !conditionOf(body).includes('workflow_dispatch'),
      `${job}: runs at night and never by hand`,
    )
    for (const right of rights) {
      const [, name, level] = /^ {6}([\w-]+): (read|write)$/.exec(right) ?? []
      tell(!name, `${job}: ${right.trim()}`)
      tell(level === 'write' && !ground.mayWrite.includes(`${file} ${job} ${name}`), `${job} writes ${name}`)
    }
    const keepsToken = body.filter((line) => line.includes('actions/checkout@')).length
    const dropsToken = body.filter((line) => line.trim() === 'persist-credentials: false').length
    tell(keepsToken !== dropsToken, `${job}: a checkout leaves its token on the disk`)
  }

  for (const line of lines) {
    const [, action] = /\buses: (.+)$/.exec(line) ?? []
    const called = /^\.\/\.github\/workflows\/(\S+)$/.exec(action ?? '')?.[1]
    if (called) tell(!(called in texts), `no workflow ${called}`)
    else if (action)
      tell(
        !/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action),
        `not pinned by a commit: ${action}`,
      )
    const [, command] = /\brun: (.+)$/.exec(line) ?? []
    if (command)
      troubles.push(
        ...(/^[|>]/.test(command) ? ['more than one command in a step'] : commandTroubles(command, ground)),
      )
    if (line.includes('secrets.'))
      tell(
        !/^ {10}[A-Z_]+: \$\{\{ secrets\.[A-Z_]+ \}\}$/.test(line),
        `a secret outside of env: ${line.trim()}`,
      )
  }
  return troubles
}

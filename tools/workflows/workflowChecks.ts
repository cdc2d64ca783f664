/** Facts that a workflow file is checked against; `scripts` and `pnpm` come from the root's package.json. */
export interface WorkflowFacts {
  scripts: readonly string[]
  /** Version of pnpm that the commands use, such as `12.21.0`. */
  pnpm: string
  /** Write permissions that are allowed, by file and job: `release.yml publish id-token`. */
  mayWrite: readonly string[]
}

/** pnpm's own commands that a workflow may run. */
const own = ['install', 'exec', 'audit']

/** Commands of git that a workflow may run: they check that generated files are committed. */
const ofGit = [
  'git add --intent-to-add .',
  'git diff --exit-code HEAD -- . :!.storybook/baselines',
  'git diff --exit-code --diff-filter=AD HEAD -- .storybook/baselines',
]

/** The lines below a key at a given depth: those that are indented deeper. */
function under(lines: readonly string[], key: string, depth: number): string[] {
  const start = lines.findIndex((line) => line.startsWith(`${' '.repeat(depth)}${key}:`))
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth)
  return end < 0 ? rest : rest.slice(0, end)
}

function commandTroubles(command: string, { scripts, pnpm }: WorkflowFacts): string[] {
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

/** The `if` of a job; empty if the job always runs. */
const conditionOf = (body: readonly string[]) =>
  body.flatMap((line) => /^ {4}if: (.+)$/.exec(line)?.[1] ?? [])[0] ?? ''

const isNightly = (body: readonly string[]) => conditionOf(body).includes(`github.event_name == 'schedule'`)

/**
 * Commands of a workflow's steps, with the variables of their `env`, as a person types them:
 * `PHOTOS=on npx --yes pnpm@12.21.0 test:e2e`. The `script` of an action counts too.
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

/** The workflow of ours that a job runs instead of steps: `test.yml`. */
const calledBy = (body: readonly string[]) =>
  body.flatMap((line) => /^ {4}uses: \.\/\.github\/workflows\/(\S+)$/.exec(line)?.[1] ?? [])[0]

/** The jobs in the `needs` of a job: they must pass before it begins. */
const needsOf = (body: readonly string[]) =>
  body.flatMap((line) => /^ {4}needs: \[?([^\]]+)\]?$/.exec(line)?.[1]?.split(', ') ?? [])

/** True if a job sends packages to a registry. */
const publishes = (body: readonly string[]) =>
  body.some((line) => /^ +id-token: write|changesets\/action\/publish@|: pnpm (?:run )?release$/.test(line))

/** True if a workflow, called by another one on a push, cannot succeed unless `test` has passed in it. */
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

/** The pnpm scripts that a workflow runs each night, and otherwise only by hand: `test:long fuzz`. */
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
 * Faults of a workflow: a missing script, an unneeded permission, an action of others that may change, a readable
 * secret, a job without timeout, a nightly job that nobody can start by day, a release of untested code.
 *
 * @param texts all workflows, by file
 */
export function workflowProblems(
  file: string,
  texts: Readonly<Record<string, string>>,
  ground: WorkflowFacts,
): string[] {
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
    // A called workflow has timeouts in its own jobs.
    tell(
      !calledBy(body) && !body.some((line) => /^ {4}timeout-minutes: \d+$/.test(line)),
      `${job}: no timeout-minutes`,
    )
    if (publishes(body)) {
      const called = needsOf(body).flatMap((name) => calledBy(under(jobs, name, 2)) ?? [])
      tell(!called.some((one) => testsAll(texts[one] ?? '')), `${job}: publishes what was not tested`)
      // With one of these functions a job starts even if a job that it needs has failed.
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

import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'
import { faultMs, isEndless } from './kinds.ts'
import type { Moment, Visit } from './moment.ts'
import { type Stage, statesOf, type UiState } from './states.ts'
import type { Row } from './table.ts'
import { login } from './texts.ts'
import { door, type Fallen, type Waits } from './watch.ts'

/** Milliseconds of the page's clock without a call after which nothing more comes: longer than each wait before a retry. */
const quietMs = 3000
/** Milliseconds for which a trial waits for anything at most. */
const patienceMs = 20_000
/** Milliseconds that it may take to draw what has come, on a machine that has other things to do. */
const drawnMs = 8000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What was found wrong in a trial; empty: nothing. */
export type Findings = string[]

/** A trial of one cell. */
export interface Trial {
  readonly row: Row
  readonly kind: FaultKind
  readonly moment: Moment
  readonly visit: Visit
  readonly fallen: Fallen
  readonly waits: Waits
  /** A planted mistake, once the fault has come. @default none */
  plant?(stage: Stage): Promise<void>
  /** Looks at the page once the fault has come; what it throws is found. @default no further look */
  look?(stage: Stage): Promise<void>
}

/** Walks one cell of the table, there and on to success. */
export async function walkCell(trial: Trial): Promise<Findings> {
  const { row, kind, moment, visit, fallen, waits, plant, look } = trial
  const { page, calls } = visit
  const stage = moment.stage?.(page) ?? page
  const findings: Findings = []
  const wanted = row.states[kind]
  // Of what is done in silence nothing is seen where it is done.
  const well: UiState = moment.signs.unchanged ? 'unchanged' : 'silent'
  const see = () => statesOf(stage, moment.signs, moment.isSignIn ?? false)

  await moment.reach(visit)
  fallen.take()
  calls.begin()
  const madeBefore = await moment.made?.(visit)
  const ms = faultMs[kind]
  await door.set({ operation: row.call, kind, ...(ms === undefined ? {} : { ms }) })
  // A lost answer is asked for at once: so that it can be seen that it is asked for.
  if (wanted === 'unknownOutcome' && row.call === 'createOrder')
    await door.set({ operation: 'order', kind: 'latency', ms: 1500, times: 1 })
  if (wanted === 'waiting') await waits.begin(page)
  await moment.ask(visit)
  const entered = await enteredIn(stage)

  const rest = createRest(trial)
  let seen: UiState[] = []
  const isSeen = async () => {
    seen = await see()
    return seen.length === 1 && seen[0] === (wanted === 'waiting' ? well : wanted)
  }
  if (wanted === 'unknownOutcome') await rest.until(isSeen)
  else {
    await rest.come()
    // Drawn a moment after the last answer.
    await rest.until(isSeen, drawnMs)
  }
  if (calls.asked(row.call) === 0) findings.push(`${row.call} was not asked`)
  if (plant) await plant(stage).then(() => pause(50))
  if (!(await isSeen())) findings.push(`wanted ${wanted}, saw ${seen.join(' and ') || 'nothing known'}`)
  if (wanted === 'waiting' && !waits.seen()) findings.push('no wait was shown')
  if (await isBlank(stage)) findings.push('the page is blank')
  const isElsewhere = moment.leaves && (wanted === 'unchanged' || wanted === 'waiting')
  const covers: readonly UiState[] = ['errorScreen', 'forbidden', 'redirect']
  if (!isElsewhere && !covers.includes(wanted)) {
    const left = lost(entered, await enteredIn(stage))
    // What was made in truth is found again, and the page goes on by itself.
    const hasGoneOn = left.length > 0 && moment.leaves && (await see()).includes(well)
    if (!hasGoneOn) findings.push(...left)
  }

  await look?.(stage)

  await door.clear()
  rest.endFault()
  if (plant) return [...findings, ...fallen.take()]
  const went = await goOn(trial, seen, rest).catch((error: Error) => error.message.split('\n')[0] ?? '')
  if (went) findings.push(`from ${seen.join()} no way on: ${went}`)
  else if (!moment.leaves && !covers.includes(wanted))
    findings.push(...lost(entered, await enteredIn(stage)).map((text) => `after going on ${text}`))
  if (madeBefore !== undefined && moment.made) {
    const made = (await moment.made(visit)) - madeBefore
    if (made !== (moment.makes ?? 1)) findings.push(`${made} were made instead of ${moment.makes ?? 1}`)
  }
  findings.push(...fallen.take())
  return [...new Set(findings)]
}

/** With the faults gone a person closes the sign-in or signs in, then tries again until all is well. */
async function goOn({ moment, visit }: Trial, seen: UiState[], rest: Rest): Promise<string | null> {
  const stage = moment.stage?.(visit.page) ?? visit.page
  const { signs } = moment
  const isWell = async () => (await (signs.unchanged ?? signs.silent)?.(stage)) ?? false
  if (seen[0] === 'login' && !moment.isSignIn) {
    if (moment.account) await signInAgain(stage, moment.account)
    else await closeSignIn(stage)
  }
  const isKnown = async () => {
    const [state = 'unknownOutcome'] = await statesOf(stage, signs, moment.isSignIn ?? false)
    return state !== 'unknownOutcome'
  }
  if (seen[0] === 'unknownOutcome' && moment.isAskedAbout) await rest.until(isKnown)
  else await rest.until(isWell, 300)
  if (!(await isWell())) await (moment.goOn ?? moment.ask)(visit)
  await rest.come()
  return (await rest.until(isWell, patienceMs)) ? null : 'all is not well'
}

async function closeSignIn(stage: Stage) {
  await stage.getByRole('dialog').last().getByRole('button', { name: 'Close', exact: true }).click()
  await stage.getByRole('heading', { name: login.title, exact: true }).waitFor({ state: 'hidden' })
}

async function signInAgain(stage: Stage, { login: name, password }: { login: string; password: string }) {
  const dialog = stage.getByRole('dialog').last()
  await dialog.getByRole('textbox').first().fill(name)
  await dialog.getByLabel(login.password, { exact: true }).fill(password)
  await dialog.getByLabel(login.password, { exact: true }).press('Enter')
  await dialog.getByLabel(login.password, { exact: true }).waitFor({ state: 'hidden' })
}

/** Brings a page to rest by putting its clock forward, but never past a call that is on its way. */
interface Rest {
  /** From now on each call is answered. */
  endFault(): void
  /** The call was made, and no call is open or follows. */
  come(): Promise<void>
  /** @returns whether it came true in time. */
  until(isTrue: () => Promise<boolean>, forMs?: number): Promise<boolean>
}

function createRest({ row, kind, visit }: Trial): Rest {
  const { page, calls } = visit
  let isHeld = true
  /** @returns milliseconds of the page's clock. */
  async function step(ms: number): Promise<number> {
    const open = calls.open()
    const own = calls.open(row.call)
    if (open > 0 && open === own && isHeld && isEndless(kind)) {
      await page.clock.fastForward(5000)
      return 0
    }
    if (open > 0) {
      await pause(15)
      return 0
    }
    await page.clock.fastForward(ms)
    return ms
  }
  return {
    endFault() {
      isHeld = false
    },
    async come() {
      const end = Date.now() + patienceMs
      while (calls.asked(row.call) === 0 && Date.now() < end) await step(250)
      let known = calls.asked(row.call)
      for (let quiet = 0; quiet < quietMs && Date.now() < end; ) {
        const passed = await step(1000)
        const asked = calls.asked(row.call)
        quiet = passed === 0 || asked !== known ? 0 : quiet + passed
        known = asked
      }
    },
    async until(isTrue, forMs = patienceMs) {
      const end = Date.now() + forMs
      do {
        if (await isTrue()) return true
        await step(250)
      } while (Date.now() < end)
      return isTrue()
    },
  }
}

/** Asks a page that may be between two documents. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await ask()
    } catch (error) {
      if (tries > 4 || !/Execution context was destroyed/.test(String(error))) throw error
      await pause(100)
    }
}

/** What stands in each input, by its name, whether seen or under a dialog, and in the address of a search. */
const enteredIn = (stage: Stage) => asked(() => readEntered(stage))

function readEntered(stage: Stage): Promise<Record<string, string>> {
  return stage.locator('body').evaluate((body) => {
    const found: Record<string, string> = {}
    const address = new URLSearchParams(window.location.search)
    for (const name of ['from', 'to'])
      if (address.has(name)) found[`address, ${name}`] = address.get(name) ?? ''
    for (const input of body.querySelectorAll<HTMLInputElement>('input, textarea, [role=spinbutton]')) {
      const label = input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? input.id
      const value =
        input.type === 'checkbox' || input.type === 'radio'
          ? String(input.checked)
          : (input.getAttribute('aria-valuenow') ?? input.value)
      // What groups the digits of a phone comes a moment after them.
      const plain = input.type === 'tel' ? value.replaceAll(' ', '') : value
      if (plain !== '' && plain !== 'false' && label) found[label] = plain
    }
    return found
  })
}

function lost(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.entries(before)
    .filter(([label, value]) => after[label] !== value)
    .map(([label, value]) => `“${label}” was ${value}, is ${after[label] ?? 'empty'}`)
}

async function isBlank(stage: Stage): Promise<boolean> {
  // biome-ignore lint/performance/useDomNodeTextContent: blank is what is not laid out
  const read = () => stage.locator('body').evaluate((body) => (body as HTMLElement).innerText.trim())
  const text = await asked(read)
  return text.length < 20
}

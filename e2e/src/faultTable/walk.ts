import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'
import { type Findings, findingsOf } from './findings.ts'
import { faultMs, isEndless } from './kinds.ts'
import type { Moment, Visit } from './moment.ts'
import { type Entered, enteredIn, isBlank, lost, messagesIn } from './reading.ts'
import { type Stage, statesOf, type UiState } from './states.ts'
import type { Row } from './table.ts'
import { login } from './texts.ts'
import { door, type Fallen, type Hold, type Waits } from './watch.ts'

/** Milliseconds of the page's clock without a call after which nothing more comes: longer than each wait before a retry. */
const quietMs = 3000
/** Milliseconds for which a trial waits for anything at most. */
const patienceMs = 20_000
/** Milliseconds that it may take to draw what has come, on a machine that has other things to do. */
const drawnMs = 8000
/** States in which a page stands before the inputs: they are looked at once it is back. */
const covers: readonly UiState[] = ['errorScreen', 'forbidden', 'redirect']
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A trial of one cell. */
export interface Trial {
  readonly row: Row
  readonly kind: FaultKind
  readonly moment: Moment
  readonly visit: Visit
  readonly fallen: Fallen
  readonly hold: Hold
  readonly waits: Waits
  /** A planted mistake, once the fault has come. @default none */
  plant?(stage: Stage): Promise<void>
  /** Looks at the page once the fault has come; what it throws is found. @default no further look */
  look?(stage: Stage): Promise<void>
}

/** Walks one cell of the table, there and on to success. */
export async function walkCell(trial: Trial): Promise<Findings> {
  const { row, kind, moment, visit, fallen, hold, waits, plant, look } = trial
  const { page, calls } = visit
  const stage = moment.stage?.(page) ?? page
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
  // A lost answer is asked for at once: the question is kept back until it was seen that it is asked for.
  if (wanted === 'unknownOutcome' && row.call === 'createOrder') hold.begin('order')
  if (wanted === 'waiting') await waits.begin(page)
  hold.begin(row.call)
  await moment.ask(visit)
  const entered = await enteredIn(stage)
  hold.end(row.call)

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
  if (plant) await plant(stage).then(() => pause(50))
  await isSeen()
  const fault = {
    ...{ call: row.call, wanted, well, seen, entered },
    asked: calls.asked(row.call),
    isWaitSeen: waits.seen(),
    isBlank: await isBlank(stage),
    said: wanted === 'silent' ? await messagesIn(stage) : [],
    left: await leftIn(trial, stage, entered, async () => (await see()).includes(well)),
  }

  await look?.(stage)

  hold.end('order')
  await door.clear()
  rest.endFault()
  if (plant) return findingsOf({ ...fault, after: null, fallen: fallen.take() })
  const stopped = await goOn(trial, seen, rest).catch((error: Error) => error.message.split('\n')[0] ?? '')
  const after = {
    stopped,
    entered: moment.leaves || stopped !== null ? null : await enteredIn(stage),
    made:
      madeBefore === undefined || !moment.made
        ? null
        : ([(await moment.made(visit)) - madeBefore, moment.makes ?? 1] as const),
  }
  return findingsOf({ ...fault, after, fallen: fallen.take() })
}

/** What stands in the inputs while the fault does. Null: another page stands there by rights. */
async function leftIn(
  { row, kind, moment }: Trial,
  stage: Stage,
  entered: Entered,
  isWell: () => Promise<boolean>,
): Promise<Entered | null> {
  const wanted = row.states[kind]
  if (covers.includes(wanted)) return null
  if (moment.leaves && (wanted === 'unchanged' || wanted === 'waiting')) return null
  const left = await enteredIn(stage)
  // What was made in truth is found again, and the page goes on by itself.
  const hasGoneOn = moment.leaves && lost(entered, left).length > 0 && (await isWell())
  return hasGoneOn ? null : left
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
      const end = performance.now() + patienceMs
      while (calls.asked(row.call) === 0 && performance.now() < end) await step(250)
      let known = calls.asked(row.call)
      for (let quiet = 0; quiet < quietMs && performance.now() < end; ) {
        const passed = await step(1000)
        const asked = calls.asked(row.call)
        quiet = passed === 0 || asked !== known ? 0 : quiet + passed
        known = asked
      }
    },
    async until(isTrue, forMs = patienceMs) {
      const end = performance.now() + forMs
      do {
        if (await isTrue()) return true
        await step(250)
      } while (performance.now() < end)
      return isTrue()
    },
  }
}

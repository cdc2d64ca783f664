import type { FaultKind } from '@wherry/sandbox/faults/kinds.ts'
import { type Findings, findingsOf } from './findings.ts'
import { faultMs, isEndless } from './kinds.ts'
import type { Moment, Visit } from './moment.ts'
import { type Entered, enteredIn, isBlank, lost, messagesIn } from './reading.ts'
import { type Stage, statesOf, type UiState } from './states.ts'
import type { Row } from './table.ts'
import { login } from './texts.ts'
import { type Fallen, faultEndpoint, type Hold, type Waits } from './watch.ts'

/**
 * Milliseconds of the page’s clock after the last call, after which no further call is expected. Longer than each pause
 * before a retry.
 */
const quietMs = 3000
/** The maximum milliseconds that a trial waits for anything. */
const patienceMs = 20_000
/** Milliseconds that drawing may take on a busy machine. */
const drawnMs = 8000
/** States in which another page covers the inputs. The inputs are read after that page is gone. */
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
  /** Adds a mistake to the page once the fault has occurred. @default none */
  plant?(stage: Stage): Promise<void>
  /** Checks the page once the fault has occurred. A thrown error is a finding. @default no further check */
  look?(stage: Stage): Promise<void>
}

/** Walks one cell of the table, up to the fault and on to success. */
export async function walkCell(trial: Trial): Promise<Findings> {
  const { row, kind, moment, visit, fallen, hold, waits, plant, look } = trial
  const { page, calls } = visit
  const stage = moment.stage?.(page) ?? page
  const wanted = row.states[kind]
  // A row without a sign of `unchanged` shows nothing on success, so its state is `silent`.
  const well: UiState = moment.signs.unchanged ? 'unchanged' : 'silent'
  const see = () => statesOf(stage, moment.signs, moment.isSignIn ?? false)

  await moment.reach(visit)
  fallen.take()
  calls.begin()
  const madeBefore = await moment.made?.(visit)
  const ms = faultMs[kind]
  await faultEndpoint.set({ operation: row.call, kind, ...(ms === undefined ? {} : { ms }) })
  // The page asks at once about an order whose answer was lost. That call is held until the trial has seen the waiting
  // state.
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
    // The state is drawn shortly after the last answer.
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
  await faultEndpoint.clear()
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

/** Values of the inputs during the fault. Null: another page is shown, as expected. */
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
  // The page has found an order that was created in spite of the fault, and has gone on by itself.
  const hasGoneOn = moment.leaves && lost(entered, left).length > 0 && (await isWell())
  return hasGoneOn ? null : left
}

/** After the faults a person closes the sign-in or signs in, then tries again until there is success. */
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

/** Moves the page’s clock forward until nothing happens any more, but never while a call is open. */
interface Rest {
  /** Lets each call be answered from now on. */
  endFault(): void
  /** Waits until the call was made and no call is open or follows. */
  come(): Promise<void>
  /** @returns whether the condition became true in time */
  until(isTrue: () => Promise<boolean>, forMs?: number): Promise<boolean>
}

function createRest({ row, kind, visit }: Trial): Rest {
  const { page, calls } = visit
  let isHeld = true
  /**
   * Moves the clock forward.
   *
   * @returns the milliseconds by which it was moved, on the page’s clock
   */
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

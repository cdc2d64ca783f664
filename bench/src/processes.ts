/** Measurements of processes under load, read from Linux's /proc. */
import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of /proc per second. */
const ticks = 100

/** Fields of a process, from its state on; the name before them is in brackets and may contain blanks. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').slice(1).join(') ').split(' ')

/** CPU seconds of a process so far, its own and the system's for it. */
export function cpuOf(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13).map(Number)
  return (user! + system!) / ticks
}

/** Resident memory of a process in megabytes. */
export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/**
 * Process id of a child process.
 *
 * @param words part of the child's command line
 */
export function childOf(parent: number, words: string): number {
  const found = readdirSync('/proc').find((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return command.includes(words) && Number(statOf(Number(pid))[1]) === parent
    } catch {
      // The process has ended in the meantime.
      return false
    }
  })
  if (!found) throw new Error(`${words} runs nowhere`)
  return Number(found)
}

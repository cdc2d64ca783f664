import type { AnswerStore, StoredAnswer } from '../answerStore.ts'

/** Answers in memory, with the functions by which other stores keep their answers. */
export function memoryAnswers() {
  const answers = new Map<string, StoredAnswer>()
  let oldest = Number.POSITIVE_INFINITY
  return {
    answer: (key) => answers.get(key) ?? null,
    forgetAnswersBefore(createdAt) {
      if (createdAt <= oldest) return
      oldest = Number.POSITIVE_INFINITY
      for (const answer of answers.values()) {
        if (answer.createdAt < createdAt) answers.delete(answer.key)
        else oldest = Math.min(oldest, answer.createdAt)
      }
    },
    /** @throws if the key of the answer is taken */
    checkFree(answer: StoredAnswer | null) {
      if (answer !== null && answers.has(answer.key)) throw new Error('The key is taken')
    },
    keep(answer: StoredAnswer | null) {
      if (answer === null) return
      answers.set(answer.key, answer)
      oldest = Math.min(oldest, answer.createdAt)
    },
    reset() {
      answers.clear()
      oldest = Number.POSITIVE_INFINITY
    },
  } satisfies AnswerStore & Record<string, unknown>
}

/** The functions by which other stores keep their answers. */
export type AnswerKeeping = Pick<ReturnType<typeof memoryAnswers>, 'checkFree' | 'keep'>

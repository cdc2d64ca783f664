import type { DatabaseSync } from 'node:sqlite'
import type { AnswerStore, StoredAnswer } from '../answerStore.ts'
import { lookUps } from './queries.ts'

/** Answers in SQLite. */
export function sqliteAnswers(database: DatabaseSync): AnswerStore {
  const answerOf = database.prepare(lookUps.answerOf)
  const dropAnswers = database.prepare(lookUps.dropAnswers)
  return {
    answer(key) {
      const row = answerOf.get(key)
      return row === undefined
        ? null
        : {
            key,
            fingerprint: String(row['fingerprint']),
            answer: JSON.parse(String(row['answer'])),
            createdAt: Number(row['created_at']),
          }
    },
    forgetAnswersBefore: (createdAt) => void dropAnswers.run(createdAt),
  }
}

/** Creates the function by which other stores keep an answer, inside their own transaction. @throws if the key is taken */
export function answerKeeper(database: DatabaseSync): (answer: StoredAnswer | null) => void {
  const insert = database.prepare('insert into answers values (?, ?, ?, ?)')
  return (answer) => {
    if (answer === null) return
    insert.run(answer.key, answer.fingerprint, JSON.stringify(answer.answer), answer.createdAt)
  }
}

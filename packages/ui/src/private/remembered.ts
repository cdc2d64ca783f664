/** Maximum number of results that a function keeps. After that it removes them all. */
const most = 500

/**
 * The same pure function, which keeps its last answers: Intl and whole months of days take long to make.
 * @param keyOf text or number that is the same for equal questions. @default the question itself
 */
export function remembered<Question, Answer>(
  answerOf: (question: Question) => Answer,
  keyOf: (question: Question) => unknown = (question) => question,
): (question: Question) => Answer {
  const answers = new Map<unknown, Answer>()
  return (question) => {
    const key = keyOf(question)
    const known = answers.get(key)
    if (known !== undefined) return known
    if (answers.size >= most) answers.clear()
    const answer = answerOf(question)
    answers.set(key, answer)
    return answer
  }
}

/** Signs of a person's text that a message about it repeats. */
const most = 40

/** A person's text as a message names it: its beginning tells them which one it is. */
export const shortText = (text: string): string => {
  const signs = [...text.trim()]
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : signs.join('')
}

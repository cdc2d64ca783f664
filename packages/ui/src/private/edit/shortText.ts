/** Maximum number of signs of a user's text in a message about it. */
const most = 40

/** Shortens a user's text for a message about it: the beginning identifies the text. */
export const shortText = (text: string): string => {
  const signs = [...text.trim()]
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : signs.join('')
}

/** Roles that mean nothing without a name. */
const named =
  'button|link|textbox|combobox|checkbox|radio|radiogroup|spinbutton|option|dialog|group|region|image|img|switch|tab|menu|menuitem\\w*|listbox|grid|frame'
const states =
  'has popup|not checked|checked|required|invalid|expanded|not expanded|disabled|busy|placeholder|autocomplete|no autocomplete|selected|not selected|max value|current value|\\d+ of \\d+'
const unnamed = new RegExp(`^\\s*(at |enters |in the list: )?(${named})(, (${states})\\b.*)?$`)
/** A key of a text, or a placeholder that has no value. */
const untold =
  /\b(Finder|DataForms|USP|trans|booking|offers|shell|approval|yacht|login|editor)\.\w+|\{\{|\}\}|\bundefined\b|\bNaN\b|\[object/

/** Lines of a transcript that a person could not understand. */
export function faultsIn(transcript: string): string[] {
  const lines = transcript.split('\n')
  return lines.flatMap((line, index) => {
    const found = (why: string) => [`${why}: ${line.trim()}`]
    if (unnamed.test(line)) return found('without a name')
    if (untold.test(line)) return found('no words')
    if (/^says /.test(line) && line === lines[index - 1]) return found('said twice')
    return []
  })
}

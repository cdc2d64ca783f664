/**
 * Id of the element in which a page names the requests whose answers follow in the same document, as a JSON list of
 * `requestName`. The edge writes it (apps/edge/src/firstAnswers.ts).
 */
export const announcementId = 'wherry-answers'

/**
 * Name of a request by its address. Points are left out: the edge knows them only after the places were answered, and
 * announces the prices before.
 */
export const requestName = (address: string): string => address.replace(/_point=[^&]*/g, '_point=*')

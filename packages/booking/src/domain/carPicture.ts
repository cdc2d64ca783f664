/**
 * The address of a class's photograph. Null: the picture is a drawing's name, or no https address; any other scheme
 * is refused (PRICE-04).
 */
export function photographOf(picture: string | null): string | null {
  return picture !== null && /^https:\/\/[^\s/]/i.test(picture) ? picture : null
}

/**
 * Whether what is kept is of somebody who was signed in and is here no more (BOOK-58).
 * @param ownerId null, or undefined: nobody was signed in, or it is not known
 * @param userId who is here now. Null: nobody
 */
export function hasLeft(ownerId: string | null | undefined, userId: string | null): boolean {
  return ownerId !== undefined && ownerId !== null && ownerId !== userId
}

/**
 * True if stored data belong to a user who was signed in and is not the current user (BOOK-58).
 * @param ownerId owner of the data. Null or undefined: nobody was signed in, or the owner is not known
 * @param userId the current user. Null: nobody is signed in
 */
export function hasUserChanged(ownerId: string | null | undefined, userId: string | null): boolean {
  return ownerId !== undefined && ownerId !== null && ownerId !== userId
}

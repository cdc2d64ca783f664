/** Items of a list that belong together. */
export interface ListGroup<Item> {
  /** Key that is unique among the groups. */
  key: string
  /** Heading of the group. In a ComboBox and a Menu, a group without a heading is separated by a line. */
  title?: string | undefined
  items: readonly Item[]
}

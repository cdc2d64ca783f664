/** The part of Storybook's context that the hooks look at. */
export interface StoryContext {
  id: string
  tags: string[]
  /** What acts in the story; not among the types of Storybook's context. */
  playFunction?: unknown
  parameters: Record<string, unknown>
}

/**
 * What only a vitest run can do around a story; `vitest.setup.ts` fills it in. In Storybook itself both do nothing.
 * A module of its own: vitest's own modules throw in a plain page.
 */
export const hooks: {
  /** Sets what the visitor has set in the system, until the story ends. */
  before(context: StoryContext): Promise<void>
  /** Compares the story with its picture. */
  after(context: StoryContext): Promise<void>
} = {
  before: async () => {},
  after: async () => {},
}

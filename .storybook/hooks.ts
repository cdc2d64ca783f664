/** The fields of Storybook's context that the hooks use. */
export interface StoryContext {
  id: string
  tags: string[]
  /** The story's play function, which the types of Storybook's context lack. */
  playFunction?: unknown
  parameters: Record<string, unknown>
}

/**
 * Hooks around a story that need a vitest run; `vitest.setup.ts` sets them. In Storybook itself they do nothing. They
 * are in a separate module, because vitest's modules throw in an ordinary page.
 */
export const hooks: {
  /** Emulates the system settings of the story's visitor until the story ends. */
  before(context: StoryContext): Promise<void>
  /** Compares the story with its stored screenshot. */
  after(context: StoryContext): Promise<void>
} = {
  before: async () => {},
  after: async () => {},
}

import { storyNameFromExport } from 'storybook/internal/csf'
import type { Indexer, IndexInput } from 'storybook/internal/types'

/** Tag of a story that proves a rule and is no example. The sidebar hides it by default. */
export const proof = 'proof'
/** Tag that keeps a story with a play function in the sidebar; so does the tag `visual` for a screenshot. */
export const example = 'example'

/**
 * Requirement ids among the tags of a story, in their order: `UI-07`, and neither `play-fn` nor `visual`.
 */
export const requirementsOf = (tags: readonly string[]): string[] =>
  tags.filter((tag) => /^[A-Z][A-Z\d]{0,15}-\d{1,3}$/.test(tag))

/**
 * True if a story that plays is a test and no example: its name is a sentence, and no tag keeps it in the book.
 *
 * @param hasSentence true if its name is not that of its export
 */
export const isProof = (tags: readonly string[], hasSentence: boolean): boolean =>
  hasSentence && !tags.includes('visual') && !tags.includes(example)

/** Marks a story of the index as a `proof` if it is one. */
export function markStory<Story extends IndexInput>(story: Story): Story {
  if (story.type !== 'story') return story
  const own = storyNameFromExport(story.exportName)
  const tags = story.tags ?? []
  const isTest = tags.includes('play-fn') && isProof(tags, (story.name ?? own) !== own)
  return isTest ? { ...story, tags: [...tags, proof] } : story
}

/**
 * Wraps Storybook's own reader of story files.
 *
 * @param isDesignOnly true leaves proofs out of the index, so that only examples are sent to a review of their
 * screenshots
 */
export function markStories(indexer: Indexer, isDesignOnly: boolean): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const stories = (await indexer.createIndex(file, options)).map(markStory)
      return isDesignOnly ? stories.filter(({ tags }) => !tags?.includes(proof)) : stories
    },
  }
}

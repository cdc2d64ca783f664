declare module 'virtual:component-sources' {
  /** Sources of each component by its name. */
  const sources: Readonly<Record<string, import('../componentSources.ts').ComponentSources>>
  export default sources
}

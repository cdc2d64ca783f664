declare module 'virtual:component-sources' {
  /** By the name of the component. */
  const sources: Readonly<Record<string, import('../componentSources.ts').ComponentSources>>
  export default sources
}

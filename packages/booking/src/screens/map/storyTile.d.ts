declare module '*.svg?no-inline' {
  /** Where the file lies. */
  const url: string
  export default url
}

declare module '*.svg?no-inline' {
  /** Address of the image file. */
  const url: string
  export default url
}

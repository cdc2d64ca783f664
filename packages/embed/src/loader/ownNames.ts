/** Properties that no one but the loader's own code reads: the build gives them names of one letter. */
export const ownNames =
  /^(baseUrl|changed|frame|greet|kinds|look|receive|redirectOrigins|send|stop|types|unmount|view)$/

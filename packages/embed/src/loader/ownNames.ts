/** Properties that only the loader's own code reads: the build shortens their names to one letter. */
export const ownNames =
  /^(baseUrl|changed|frame|greet|kinds|look|receive|redirectOrigins|send|stop|types|unmount|view)$/

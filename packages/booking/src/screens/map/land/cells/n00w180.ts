/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land =
  'MIhl9J8yMAdbAAeOh9N6kUGATNVBACOEAEOvyNnrgBOEAJFFHCAIFCQssfy6IIKWEUDWRFLVDdKK15RuvXjBTNDAOkBKYkzOlmVHRVFjBEFGGAeUVBjBKGC6BAWF'
export const lakes = 'A'

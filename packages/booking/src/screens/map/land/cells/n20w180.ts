/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land =
  'M2B914Jw_qBkBAkBNOlBrBtBNnBO1BVlBjBNbPjBJxBbVTrB3CNrBVFbUVGVoCAsBWuBwCsCgCuBwCsBOYIaAmBIj2WsqHNKHYkBKK9rEsSIFARNIAaI3xGwlEFFVAOOMnCHbTVAISOMqBEM_5BiLPBFHNAOIOW'
export const lakes = 'A'

// In sets by meaning and by who draws them first: what a page brings of a set it brings whole.
export * from './arrows.tsx'
export * from './chevrons.tsx'
export * from './marks.tsx'
export * from './signs.tsx'
export * from './things.tsx'
export * from './tools.tsx'
export * from './travel.tsx'

// Icons are in sets by meaning and by first use, since a page loads a set as a whole.
export * from './arrows.tsx'
export * from './chevrons.tsx'
export * from './marks.tsx'
export * from './signs.tsx'
export * from './things.tsx'
export * from './tools.tsx'
export * from './travel.tsx'

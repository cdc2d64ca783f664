// In sets by meaning: a screen brings those that it draws from.
export * from './arrows.tsx'
export * from './signs.tsx'
export * from './things.tsx'
export * from './travel.tsx'

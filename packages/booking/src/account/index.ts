export { loadStoredData } from './lazy.ts'
export { AccountHost, type AccountHostProps } from './view/AccountHost.tsx'
export { SignInPlace } from './view/SignInPlace.tsx'

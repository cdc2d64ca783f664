import { useEffect, useLayoutEffect } from 'react'

/** useLayoutEffect without the warning React 18 gives on a server, where there is nothing to measure. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

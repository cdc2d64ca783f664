'use client'
import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` without React 18's warning on a server, where there is nothing to measure. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

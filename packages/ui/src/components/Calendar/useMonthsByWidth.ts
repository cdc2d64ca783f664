'use client'
import { type RefObject, useState } from 'react'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'

/** Least width of a month beside another one, in em: seven days of 37 px each. */
const widthOfMonth = 18

/**
 * Number of months side by side: the wanted number, or fewer if the element is too narrow. On a server and in the first
 * render it is one.
 *
 * @param most 1 to 3
 */
export function useMonthsByWidth(root: RefObject<HTMLElement | null>, most: number): number {
  const [months, setMonths] = useState(1)
  const asked = Math.min(3, Math.max(1, Math.trunc(most) || 1))
  useBrowserLayoutEffect(() => {
    const element = root.current
    if (!element || asked === 1) return
    const measure = () => {
      const room =
        element.clientWidth / (Number.parseFloat(getComputedStyle(element).fontSize) * widthOfMonth)
      setMonths(Math.min(asked, Math.max(1, Math.floor(room))))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, asked])
  return Math.min(months, asked)
}

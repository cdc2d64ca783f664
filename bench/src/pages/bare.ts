import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Tree } from './twin.ts'

/** Value that twin.ts writes into the bundle. */
declare const SHOWN: Tree

const draw = ([tag, props, ...within]: Tree): ReactNode =>
  createElement(tag, props, ...within.map((one) => (typeof one === 'string' ? one : draw(one))))

const [, , ...within] = SHOWN
createRoot(document.getElementById('wherry')!).render(
  within.map((one, at) =>
    typeof one === 'string'
      ? one
      : createElement('div', { key: at, style: { display: 'contents' } }, draw(one)),
  ),
)

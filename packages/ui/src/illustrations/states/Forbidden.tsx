import { state } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'

export const ForbiddenDrawing = /* @__PURE__ */ drawing('0 0 240 150', state, () => (
  <>
    <ellipse cx="120" cy="136" rx="80" ry="4.5" fill="var(--wherry-illo-shade)" />
    <path d="M66 134V70M174 134V82" stroke="var(--wherry-illo-deep)" strokeWidth="8" strokeLinecap="round" />
    <path d="M60 72 204 60V76L60 88Z" fill="var(--wherry-illo-fold)" />
    <path
      d="M84 70l20-1.7L98 84.9l-20 1.7ZM124 66.7l20-1.7-6 16.6-20 1.7ZM164 63.3l20-1.6-6 16.6-20 1.7Z"
      fill="var(--wherry-illo-deep)"
    />
    <path
      d="M60 72 204 60V76L60 88Z"
      stroke="var(--wherry-illo-line)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <rect x="52" y="56" width="28" height="44" rx="6" fill="var(--wherry-illo-deep)" />
    <circle cx="66" cy="68" r="4.5" fill="var(--wherry-accent-solid)" />
    <path d="M166 96h16v36h-16z" fill="var(--wherry-illo-deep)" />
  </>
))

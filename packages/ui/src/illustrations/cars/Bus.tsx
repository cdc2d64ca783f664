import { car } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'

export const BusCar = /* @__PURE__ */ drawing('0 0 240 96', car, () => (
  <>
    <ellipse cx="120" cy="84.6" rx="113" ry="3.2" fill="var(--wherry-illo-shade)" />
    <path
      d="M10.5 70C9.6 54 9.8 36 11.4 26C12.2 21.6 14.5 20 19 19.8L205 19.4C214 19.6 218.6 22.6 221.4 29C226 40 229.6 52.6 230.6 62.6L230.8 73.4C230.8 76.8 229.4 78.4 226 78.4L15 78.6C11.6 78.4 10.8 75 10.5 70Z"
      fill="var(--wherry-illo-deep)"
    />
    <path
      d="M10.6 71.6L230.8 71.6V73.4C230.8 76.8 229.4 78.4 226 78.4L15 78.6C12 78.4 10.9 75.4 10.6 71.6Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <path
      d="M13.8 33C14.2 30 15.8 28.6 18.8 28.6L204 28.2C211 28.2 214.6 30.8 216.8 36.4C220.2 45 222.8 54 223.8 61.4L196 61.6C193 61.6 191.6 60.2 190.6 57.6C188.8 52.2 186 49.6 181 49.6L13.2 50C13.2 44 13.4 38.4 13.8 33Z"
      fill="var(--wherry-illo-glass)"
    />
    <path
      d="M26 49.8L37 28.6H45L34 49.8ZM104 49.6L115 28.4H129L118 49.6ZM198 61.6L210 29.4C212.4 30.4 214.2 32 215.4 34L206.6 61.5Z"
      fill="var(--wherry-illo-glass-2)"
    />
    <path
      d="M47 28V50M78.6 28V50M110.2 28V50M141.8 28V50M173.4 28V50M196 28V61"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.6"
      fill="none"
    />
    <path
      d="M12.4 54.6L186 54.2"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth="1.2"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M82 57H162V70H82ZM108.6 57V70M135.4 57V70M18 57H40V70H18ZM190.6 60V74"
      stroke="var(--wherry-illo-deep-hi)"
      strokeWidth=".9"
      fill="none"
      strokeLinecap="round"
      opacity=".75"
    />
    <path
      d="M91 67L99 67M118 67L126 67M144 67L152 67"
      stroke="var(--wherry-illo-hi)"
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
      opacity=".8"
    />
    <path d="M222.6 64.6H230.4L230.7 70H224.6C223.2 69 222.6 67 222.6 64.6Z" fill="var(--wherry-illo-lamp)" />
    <path
      d="M222.6 64.6H230.4L230.7 70H224.6C223.2 69 222.6 67 222.6 64.6Z"
      fill="none"
      stroke="var(--wherry-illo-deep)"
      strokeWidth=".5"
      opacity=".5"
    />
    <path d="M10.3 58H13.6V68H10.5Z" fill="var(--wherry-illo-tail)" />
    <path
      d="M216 24.6C220.6 23.6 226.4 25 228.4 29.6C229.2 31.6 229.4 34 229.2 36.6H225.4C225.4 32 223.6 29 217 28.2Z"
      fill="var(--wherry-illo-deep-2)"
    />
    <path d="M48.7 78.4A11.8 11.8 0 1 1 71.3 78.4Z" fill="var(--wherry-illo-tyre)" />
    <path d="M168.7 78.4A11.8 11.8 0 1 1 191.3 78.4Z" fill="var(--wherry-illo-tyre)" />
    <circle cx="60" cy="75" r="9.6" fill="var(--wherry-illo-tyre)" />
    <circle cx="60" cy="75" r="5.8" fill="var(--wherry-illo-rim)" />
    <circle cx="60" cy="75" r="3.5" fill="var(--wherry-illo-body-2)" />
    <circle cx="60" cy="75" r="1.3" fill="var(--wherry-illo-deep-2)" />
    <circle cx="180" cy="75" r="9.6" fill="var(--wherry-illo-tyre)" />
    <circle cx="180" cy="75" r="5.8" fill="var(--wherry-illo-rim)" />
    <circle cx="180" cy="75" r="3.5" fill="var(--wherry-illo-body-2)" />
    <circle cx="180" cy="75" r="1.3" fill="var(--wherry-illo-deep-2)" />
  </>
))

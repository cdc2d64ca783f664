import { car } from '../drawing.css.ts'
import { drawing } from '../drawing.tsx'

export const MinibusCar = /* @__PURE__ */ drawing('0 0 240 96', car, () => (
  <>
    <ellipse cx="120" cy="84.6" rx="107" ry="3.2" fill="var(--wherry-illo-shade)" />
    <path
      d="M16.5 68C15.6 50 15.8 26 17.2 15C18 9.4 20.5 7.6 26 7.2L150 7C163 7.2 170 10 176 17C184 26.4 191 36 196 43.6C205 45.2 215 48.4 220 54C224 58.4 225.4 63.6 225.4 68L225.4 73C225.4 76 224 77.5 221 77.6L21 77.8C18 77.6 17 73 16.5 68Z"
      fill="var(--wherry-illo-body)"
    />
    <path
      d="M16.9 71.4L225.4 71.4L225.4 73C225.4 76 224 77.5 221 77.6L21 77.8C18.6 77.6 17.4 74.8 16.9 71.4Z"
      fill="var(--wherry-illo-body-2)"
    />
    <path
      d="M24 19H57.4V41H22.6C22.6 33 22.7 26 23 20.4C23.1 19.4 23.4 19 24 19ZM61 19H94.4V41H61ZM98 19H131.4V41H98ZM139 19H158C164 19 167.4 20.8 171 25C176 31 180.6 37.4 184.6 43.6H142C140 43.6 139 42.6 139 41Z"
      fill="var(--wherry-illo-glass)"
    />
    <path
      d="M150 43.6L140 26V19H146.6L160.4 43.6ZM70 41L61 25V19H66L78.4 41ZM107 41L98 25V19H103L115.4 41Z"
      fill="var(--wherry-illo-glass-2)"
    />
    <path
      d="M18 52.4H206"
      stroke="var(--wherry-illo-hi)"
      strokeWidth="1.2"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M96.2 43L96.2 73M135.2 15L135.2 73M178 45C181.4 54 181.8 62 180 70M20 47H134M20 13.4H162"
      stroke="var(--wherry-illo-glass-2)"
      strokeWidth=".9"
      fill="none"
      strokeLinecap="round"
      opacity=".75"
    />
    <path
      d="M100.6 50.4L107.6 50.4M140 50.4L147 50.4"
      stroke="var(--wherry-illo-deep)"
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
      opacity=".8"
    />
    <path
      d="M207 52.6C213 53.6 219 56.4 222 60.6L213.6 60C210 58.2 208 55.6 207 52.6Z"
      fill="var(--wherry-illo-lamp)"
    />
    <path
      d="M207 52.6C213 53.6 219 56.4 222 60.6L213.6 60C210 58.2 208 55.6 207 52.6Z"
      fill="none"
      stroke="var(--wherry-illo-deep)"
      strokeWidth=".5"
      opacity=".5"
    />
    <path d="M16.4 46H20V62H16.2C16.1 56.6 16.2 51.2 16.4 46Z" fill="var(--wherry-illo-tail)" />
    <path
      d="M176 38C176 35.6 177.4 34.6 179.4 34.8L181.4 35C183 35.2 183.8 36.4 183.8 38V45.4C183.8 46.8 182.8 47.6 181.4 47.6H178.6C177 47.6 176 46.8 176 45.2Z"
      fill="var(--wherry-illo-deep)"
    />
    <path d="M51.6 77.6A13.2 13.2 0 1 1 76.4 77.6Z" fill="var(--wherry-illo-tyre)" />
    <path d="M179.6 77.6A13.2 13.2 0 1 1 204.4 77.6Z" fill="var(--wherry-illo-tyre)" />
    <circle cx="64" cy="73" r="11" fill="var(--wherry-illo-tyre)" />
    <circle cx="64" cy="73" r="6.6" fill="var(--wherry-illo-rim)" />
    <circle cx="64" cy="73" r="4" fill="var(--wherry-illo-body-2)" />
    <circle cx="64" cy="73" r="1.5" fill="var(--wherry-illo-deep-2)" />
    <circle cx="192" cy="73" r="11" fill="var(--wherry-illo-tyre)" />
    <circle cx="192" cy="73" r="6.6" fill="var(--wherry-illo-rim)" />
    <circle cx="192" cy="73" r="4" fill="var(--wherry-illo-body-2)" />
    <circle cx="192" cy="73" r="1.5" fill="var(--wherry-illo-deep-2)" />
  </>
))

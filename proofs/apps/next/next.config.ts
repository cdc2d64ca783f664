import { dirname } from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  reactStrictMode: true,
  // The app of Vite and React 19 proves the same types.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: dirname(import.meta.dirname) },
}
export default config

import { dirname } from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  reactStrictMode: true,
  // The build does not check types, because the app with Vite and React 19 already checks the same ones.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: dirname(import.meta.dirname) },
}
export default config

import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/protocol.ts', 'src/react.tsx'],
  format: ['esm'],
  target: 'es2022',
  dts: true,
  clean: true,
  sourcemap: true,
  external: ['react'],
})

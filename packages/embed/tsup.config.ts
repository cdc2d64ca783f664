import { defineConfig } from 'tsup'
import { buildTargets } from '../../tools/floor/targets.ts'

export default defineConfig({
  entry: ['src/index.ts', 'src/frame.ts', 'src/protocol.ts', 'src/react.tsx'],
  format: ['esm'],
  target: buildTargets,
  dts: true,
  clean: true,
  sourcemap: true,
  external: ['react'],
})

import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../onScreen.ts'

export const box = style(
  onScreen({
    position: 'relative',
    height: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.dialog,
    background: vars.map.land,
    selectors: { '.wherry-root[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
)
export const drawing = style(
  onScreen({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none' }),
)
export const park = style(onScreen({ fill: vars.map.park }))
export const sea = style(onScreen({ fill: vars.map.sea }))
export const roadEdge = style(onScreen({ stroke: vars.map.roadEdge, strokeWidth: 11 }))
export const road = style(onScreen({ stroke: vars.map.road, strokeWidth: 8 }))
export const route = style(onScreen({ stroke: vars.map.route, strokeWidth: 4, strokeLinecap: 'round' }))
export const ring = style(onScreen({ stroke: vars.map.route, strokeWidth: 4, fill: vars.surface[1] }))
export const disc = style(onScreen({ fill: vars.map.route }))
export const centre = style(onScreen({ fill: vars.accent.solid }))

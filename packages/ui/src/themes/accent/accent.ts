/** The entry point `@wherry/ui/accent`: the theme engine, which no other entry point reaches. */
export {
  type ChangeReason,
  type CreatedMode,
  type CreatedTheme,
  changeReasons,
  type Density,
  densities,
  type Radius,
  radii,
  type ThemeChange,
  type ThemeRole,
  type ThemeVariables,
} from '../createdTheme.ts'
export { contrast } from './color.ts'
export { createTheme, defaultAccent } from './createTheme.ts'
export { describeChange } from './describeChange.ts'
export { themeCss } from './themeCss.ts'
export type { CreateThemeOptions, PartRadius, ThemeShadow, ToneColors } from './themeOptions.ts'

export { luminance, ratioOf } from '../themes/accent/color.ts'

import { Button, type CreatedTheme, ThemeProvider } from '@wherry/ui'

/** `json` was written by makeTheme.mjs, so the page does not load the theme engine. */
export const Themed = ({ json }: { json: CreatedTheme }) => (
  <ThemeProvider theme={json} locale="en">
    <Button type="submit">Find a car</Button>
  </ThemeProvider>
)

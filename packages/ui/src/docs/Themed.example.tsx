import { Button, type CreatedTheme, ThemeProvider } from '@wherry/ui'

/** `json` is what makeTheme.mjs wrote: the page carries no theme engine. */
export const Themed = ({ json }: { json: CreatedTheme }) => (
  <ThemeProvider theme={json} locale="en">
    <Button type="submit">Find a car</Button>
  </ThemeProvider>
)

import { Button, ThemeProvider } from '@wherry/ui'

/** Controls of the package, one with Tailwind utilities, beside a button of the page. */
export const Controls = () => (
  <>
    <button type="button">Own</button>
    <ThemeProvider locale="en">
      <Button>Book</Button>
      <Button className="bg-[rgb(1,2,3)] px-[77px]">Utility</Button>
    </ThemeProvider>
  </>
)

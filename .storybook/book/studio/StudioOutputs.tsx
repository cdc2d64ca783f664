import { Button, ButtonLink, Tabs, useAnnounce } from '@wherry/ui'
import type { CreatedTheme } from '@wherry/ui/accent'
import { designTokens } from './designTokens.ts'
import { studioAddress, themeCall, themeSheet } from './outputs.ts'
import type { StudioOptions } from './studioOptions.ts'

interface OutputProps {
  /** Name of the output, which the buttons say. */
  name: string
  text: string
  /** Name of the file and its type, for what is saved as a file. @default none */
  file?: readonly [name: string, type: string]
}

/** Text to be copied or saved. */
function Output({ name, text, file }: OutputProps) {
  const announce = useAnnounce()
  const copy = async () => {
    const isTaken = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    announce(`${name}: ${isTaken ? 'copied' : 'the browser keeps the clipboard to itself'}`)
  }
  return (
    <>
      <div className="studio-row">
        <Button variant="outline" size="s" onClick={copy}>
          Copy
        </Button>
        {file && (
          <ButtonLink
            variant="outline"
            size="s"
            download={file[0]}
            href={`data:${file[1]};charset=utf-8,${encodeURIComponent(text)}`}
          >
            Save {file[0]}
          </ButtonLink>
        )}
      </div>
      <pre className="book-code" data-output={name}>
        <code>{text}</code>
      </pre>
    </>
  )
}

/** Everything that a theme is taken away as. */
export function StudioOutputs({ theme, options }: { theme: CreatedTheme; options: StudioOptions }) {
  const files = (['light', 'dark'] as const).flatMap((scheme) => {
    const tokens = designTokens(theme, options, scheme)
    return tokens ? [{ scheme, text: JSON.stringify(tokens, null, 2) }] : []
  })
  const outputs: readonly OutputProps[] = [
    { name: 'createTheme', text: themeCall(options) },
    { name: 'CSS', text: themeSheet(theme), file: ['theme.css', 'text/css'] },
    ...files.map(({ scheme, text }) => ({
      name: `Design tokens, ${scheme}`,
      text,
      file: [`theme-${scheme}.tokens.json`, 'application/json'] as const,
    })),
    { name: 'Address', text: studioAddress(options, window.location.href) },
  ]
  return (
    <Tabs
      label="Outputs"
      tabs={outputs.map((output) => ({
        value: output.name,
        label: output.name,
        children: <Output {...output} />,
      }))}
    />
  )
}

import { Button, Notice } from '@wherry/ui'
import type { MissingPart } from './onDemandPart.ts'
import { useSaid } from './useSaid.ts'

export interface PartMissingProps extends MissingPart {
  /** Text about the part that failed to load, and what to do. */
  text: string
  /** Label of the button. */
  retry: string
}

/** Notice that replaces a part which failed to load, with a button to load it again (ERR-07). */
export function PartMissing({ text, retry, again }: PartMissingProps) {
  useSaid(text)
  return (
    <Notice
      tone="critical"
      title={text}
      action={
        <Button variant="outline" size="s" onClick={again}>
          {retry}
        </Button>
      }
    />
  )
}

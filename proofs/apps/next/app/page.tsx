import { Badge } from '@wherry/ui/Badge'
import { Screen } from '../Screen.tsx'

export const dynamic = 'force-dynamic'

/** A page whose Badge is rendered on the server only: the browser gets its style sheet but none of its code. */
export default function Page() {
  return (
    <Screen>
      <Badge tone="accent">From the server</Badge>
    </Screen>
  )
}

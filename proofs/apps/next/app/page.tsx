import { Badge } from '@wherry/ui/Badge'
import { Screen } from '../Screen.tsx'

export const dynamic = 'force-dynamic'

/** Badge is drawn on the server alone: none of its code reaches the browser, its style sheet does. */
export default function Page() {
  return (
    <Screen>
      <Badge tone="accent">From the server</Badge>
    </Screen>
  )
}

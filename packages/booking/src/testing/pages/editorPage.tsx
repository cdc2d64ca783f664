import { useState } from 'react'
import { EditorGate } from '../../editor/view/EditorGate.tsx'
import type { ModuleConfig } from '../../module/module.tsx'
import { Shell } from '../../shell/Shell.tsx'
import { signedIn } from '../signedIn.ts'
import type { ModuleParameters } from './storyModule.tsx'

/** Options of queries that wait until the editor's files have loaded over the network. */
export const patient = { timeout: 10_000 }

const sections = [{ id: 'transfer' as const, href: '/transfer', onNavigate() {} }]

export interface EditorPageProps {
  onClosed(): void
  /** True if the address is that of the editor. @default true */
  isNamed?: boolean
}

/** The editor in its shell, as the app mounts it. */
export function EditorPage({ onClosed, isNamed = true }: EditorPageProps) {
  const [isClosed, setClosed] = useState(false)
  return (
    <Shell section={null} sections={sections}>
      {isClosed ? (
        <h1>The finder</h1>
      ) : (
        <EditorGate
          isNamed={isNamed}
          onClosed={() => {
            setClosed(true)
            onClosed()
          }}
        />
      )}
    </Shell>
  )
}

const config: Partial<ModuleConfig> = {
  accountUrl: 'https://account.example.com',
  moduleUrl: 'https://booking.example.com/transfer',
  imageHosts: ['static.example.com'],
}

/** The parameters of a story in which a partner of the sandbox, who may use the editor, is signed in. */
export function editorOfPartner(userId: 3001 | 3002 | 3003 | 3004, module: ModuleParameters = {}) {
  return signedIn(userId, { ...module, config: { ...config, ...module.config } })
}

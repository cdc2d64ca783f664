import { userEvent, within } from 'storybook/test'
import type { ModuleCore } from '../module/module.tsx'
import type { FakePlatform } from './fakePlatform.ts'
import { editorOfPartner, patient } from './pages/editorPage.tsx'
import type { ModuleParameters } from './pages/storyModule.tsx'

/** The running story's world, and its PUT requests in order. */
export const savingWorld: {
  platform: FakePlatform | null
  sent: { body: Record<string, unknown>; ifMatch: string | null }[]
} = { platform: null, sent: [] }

const isSave = (input: unknown, init: RequestInit | undefined) =>
  /\/booking-module-settings(\?|$)/.test(String(input)) && init?.method === 'PUT'

/** A save that has been sent but not answered. */
export interface Save {
  /** Lets the save reach the service. */
  pass(): Promise<Response>
  /** Saves other settings at the same address, as another person would. */
  byOthers(body: object): Promise<Response>
}

/** A story whose saves are recorded. `answer` may return its own response. */
export function saving(answer: (save: Save) => Promise<Response> | null = () => null) {
  const parameters = editorOfPartner(3001, {
    wrapFetch: (fetch) => (input, init) => {
      if (!isSave(input, init)) return fetch(input, init)
      const headers = new Headers(init?.headers)
      savingWorld.sent.push({ body: JSON.parse(String(init?.body)), ifMatch: headers.get('If-Match') })
      const pass = () => fetch(input, init)
      const byOthers = (body: object) => {
        const unguarded = new Headers(headers)
        unguarded.delete('If-Match')
        return fetch(input, { ...init, headers: unguarded, body: JSON.stringify(body) })
      }
      return answer({ pass, byOthers }) ?? pass()
    },
  } satisfies ModuleParameters)
  const { prepare } = parameters.module
  return {
    ...parameters,
    module: {
      ...parameters.module,
      prepare(module: ModuleCore) {
        savingWorld.platform = module.platform as FakePlatform
        prepare(module)
      },
    },
  }
}

/** The field of the headline, once the editor has loaded. */
export const headline = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: /Headline/ }, patient)

/** Types a headline and presses Save. */
export async function writeAndSave(canvasElement: HTMLElement, words: string) {
  const field = await headline(canvasElement)
  await userEvent.clear(field)
  await userEvent.type(field, words)
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
  return field
}

/** The open dialog. */
export const dialogOf = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog')

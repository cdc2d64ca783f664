import { attributes, framing } from '../options.ts'
import { type LoaderSettings, type Mounted, mount } from './mount.ts'

export type WherryModuleElement = HTMLElement

declare global {
  interface HTMLElementTagNameMap {
    'wherry-module': WherryModuleElement
  }
}

const tag = 'wherry-module'

/** Defines `<wherry-module>` in a window; does nothing if it is defined already. */
export function defineModule(view: typeof globalThis & Window, settings: LoaderSettings = {}): void {
  if (view.customElements.get(tag)) return
  view.customElements.define(
    tag,
    class extends view.HTMLElement {
      static observedAttributes = attributes
      #mounted: Mounted | undefined
      connectedCallback() {
        this.#mounted = mount(view, this, settings)
      }
      disconnectedCallback() {
        this.#mounted?.unmount()
      }
      attributeChangedCallback(name: string) {
        this.#mounted?.changed(attributes.indexOf(name) < framing)
      }
    },
  )
}

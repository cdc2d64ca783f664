import { getWidget } from '../contract/widget.ts'
import type { ForeignHtml, LegalText } from '../domain/foreignHtml.ts'
import type { Core } from './core.ts'

/** Legal texts of the service; each call rejects with ClientError only. */
export interface WidgetClient {
  /** A legal text in the visitor's language; it is sanitised where it is shown, not here. */
  html(text: LegalText, signal: AbortSignal): Promise<ForeignHtml>
}

/** Legal texts of the service. */
export function widgetClient(core: Core): WidgetClient {
  return {
    html: async (text, signal) => {
      const trans_host_name = core.identity().hostName
      const query =
        text.kind === 'offer'
          ? {
              path: 'Pnrtoview/offer' as const,
              car_class_id: text.carClassId ?? undefined,
              trans_host_name,
            }
          : { path: 'Bookingform/ppd' as const, trans_host_name }
      const { result } = await core.call(getWidget, { signal, query })
      return result.widget as ForeignHtml
    },
  }
}

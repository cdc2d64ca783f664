import type { ForeignHtml, LegalText } from '../../kernel/values/foreignHtml.ts'
import type { Core } from '../core.ts'
import { getWidget } from './schema.ts'

/** Requests for legal texts; each rejects with ClientError only. */
export interface WidgetClient {
  /** Requests a legal text in the visitor's language. It has to be sanitised before it is shown. */
  html(text: LegalText, signal: AbortSignal): Promise<ForeignHtml>
}

/** Creates the requests for legal texts. */
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

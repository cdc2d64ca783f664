import { createInProcessFetch } from '@wherry/sandbox/inProcess.ts'
import { defaultOptions } from '@wherry/sandbox/options.ts'
import { createPayPages } from '@wherry/sandbox/pages/pay.ts'
import { createPlaceIndex } from '@wherry/sandbox/places/placeIndex.ts'
import { samplePlaces } from '@wherry/sandbox/places/sample.ts'
import { createMemoryStore } from '@wherry/sandbox/store/memory.ts'
import type { Page } from 'playwright'
import { clockAhead } from '../e2e/src/ahead.ts'

/**
 * Answers the API at https://api.example.com, the address on the pages, by a separate sandbox, and the bank's pages of
 * its payments at https://pay.example.com.
 *
 * @param ahead milliseconds from the machine's clock to that of the page.
 * @param moduleUrl address of the module, to which a payment returns; no slash at its end.
 */
export async function serveApi(page: Page, ahead: number, moduleUrl = 'http://localhost'): Promise<void> {
  const clock = clockAhead(ahead)
  const store = createMemoryStore()
  const addresses = { apiUrl: 'https://api.example.com', payUrl: 'https://pay.example.com', moduleUrl }
  const options = { ...defaultOptions, ...addresses }
  const service = createInProcessFetch({ clock, store, options })
  await page.route(`${options.apiUrl}/**`, async (route) => {
    const asked = route.request()
    const answer = await service(asked.url(), {
      method: asked.method(),
      headers: { ...(await asked.allHeaders()), origin: 'http://localhost' },
      body: asked.postData(),
    })
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
  // Pictures of partners exist on the sandbox's server only.
  await page.route(`${options.apiUrl}/static/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  const bank = createPayPages({
    places: createPlaceIndex(samplePlaces),
    store,
    clock,
    options: () => options,
  })
  await page.route(`${options.payUrl}/**`, async (route) => {
    const asked = route.request()
    // The bank's fonts exist on the sandbox's server only.
    if (asked.resourceType() !== 'document') return route.abort('aborted')
    const answer = await bank.request(asked.url(), {
      method: asked.method(),
      // The browser adds this header after the interception, so a request that is answered here has none.
      headers: { ...asked.headers(), 'sec-fetch-site': 'same-origin' },
      body: asked.postData(),
    })
    // The browser would request a redirect's target from the network, past the routes of this page.
    const back = answer.headers.get('location')
    const body = back ? `<meta http-equiv="refresh" content="0;url=${back}">` : await answer.text()
    await route.fulfill({ status: back ? 200 : answer.status, contentType: 'text/html', body })
  })
}

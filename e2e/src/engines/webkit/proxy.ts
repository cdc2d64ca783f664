import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Request, Response, Route } from 'playwright'

type Handler = (route: Route, request: Request) => unknown
/** An address, whole, with stars, or as a pattern. */
export type UrlMatch = string | RegExp | ((url: URL) => boolean)

const starred = (text: string) =>
  new RegExp(
    `^${text
      .split(/(\*\*|\*)/)
      .map((part) =>
        part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join('')}$`,
  )

export function matches(wanted: UrlMatch, url: string): boolean {
  if (typeof wanted === 'function') return wanted(new URL(url))
  return typeof wanted === 'string' ? starred(wanted).test(url) : wanted.test(url)
}

/** The path at which a page tells the test of a call, on the page's own origin, which every policy allows. */
const toldAt = '/__wherry-told'

/**
 * Stands between a browser and the sites: what Playwright does inside its own browsers (scripts before those of the
 * page, answers of the test's own, a list of requests) this driver cannot, so it is done on the way.
 */
export class SiteProxy {
  /** Scripts that run in each document before its own. */
  readonly initScripts: string[] = []
  readonly routes: { wanted: UrlMatch; handler: Handler; left: number }[] = []
  readonly onRequest = new Set<(request: Request) => void>()
  readonly onResponse = new Set<(response: Response) => void>()
  readonly onFailed = new Set<(request: Request) => void>()
  readonly onTold = new Set<(name: string, args: unknown[]) => void>()
  isOffline = false
  /** `Accept-Language` of all requests. */
  lang = 'en'
  userAgent: string | null = null
  #server = createServer((asked, answer) => void this.#serve(asked, answer))

  listen(): Promise<number> {
    // Encrypted bytes pass as they are: nothing of ours is encrypted.
    this.#server.on('connect', (asked, client) => {
      const [host, port] = (asked.url ?? '').split(':')
      const far = connect(Number(port), host, () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n')
        far.pipe(client).pipe(far)
      })
      far.on('error', () => client.destroy())
      client.on('error', () => far.destroy())
    })
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => resolve((this.#server.address() as { port: number }).port))
    })
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #serve(asked: IncomingMessage, answer: ServerResponse) {
    const url = asked.url ?? ''
    const body = await buffer(asked).catch(() => Buffer.alloc(0))
    if (new URL(url).pathname === toldAt) {
      const { name, args } = JSON.parse(body.toString())
      answer.writeHead(204).end()
      for (const hear of this.onTold) hear(name, args)
      return
    }
    const made = requestOf(asked, body)
    this.#follow(made)
    for (const hear of this.onRequest) hear(made)
    const fail = () => {
      for (const hear of this.onFailed) hear(made)
      answer.destroy()
    }
    if (this.isOffline) return fail()
    // A question whether the call may be made is the service's to answer, as it is with Playwright.
    const isPreflight = asked.method === 'OPTIONS' && 'access-control-request-method' in asked.headers
    const route = isPreflight
      ? undefined
      : this.routes.findLast(({ wanted, left }) => left > 0 && matches(wanted, url))
    if (!route) return this.#forward(asked, body, answer, made, {})
    route.left--
    await new Promise<void>((done) => {
      const end = (act: () => unknown) => async () => {
        await act()
        done()
      }
      void route.handler(
        {
          request: () => made,
          abort: end(fail),
          fallback: end(() => this.#forward(asked, body, answer, made, {})),
          continue: (changed: { headers?: Record<string, string>; postData?: string } = {}) =>
            end(() => this.#forward(asked, body, answer, made, changed))(),
          fetch: async () => answerOf(made, await fetched(asked, body)),
          fulfill: (given: Fulfilled = {}) => end(() => this.#fulfill(given, made, answer))(),
        } as unknown as Route,
        made,
      )
    })
  }

  /** Has a request know its answer; null where none comes. */
  #follow(made: Request) {
    let resolve: (answer: Response | null) => void = () => {}
    const promise = new Promise<Response | null>((settle) => {
      resolve = settle
    })
    const own = (answer: Response) => {
      if (answer.request() === made) end(answer)
    }
    const failed = (one: Request) => {
      if (one === made) end(null)
    }
    const end = (answer: Response | null) => {
      this.onResponse.delete(own)
      this.onFailed.delete(failed)
      resolve(answer)
    }
    this.onResponse.add(own)
    this.onFailed.add(failed)
    Object.assign(made, { response: () => promise })
  }

  async #fulfill(given: Fulfilled, made: Request, answer: ServerResponse) {
    const { status, headers = {}, contentType, body, json, response } = given
    const known = response ? await response.body() : Buffer.alloc(0)
    const text = json === undefined ? (body ?? known) : JSON.stringify(json)
    const type = contentType ?? (json === undefined ? undefined : 'application/json')
    const { origin } = made.headers()
    const shared = origin && {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    }
    this.#answer(answer, made, {
      status: status ?? response?.status() ?? 200,
      headers: { ...shared, ...response?.headers(), ...headers, ...(type && { 'content-type': type }) },
      body: Buffer.from(text),
    })
  }

  async #forward(
    asked: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    made: Request,
    changed: { headers?: Record<string, string>; postData?: string },
  ) {
    try {
      const { lang, userAgent } = this
      const headers = {
        ...asked.headers,
        'accept-language': lang,
        ...(userAgent && { 'user-agent': userAgent }),
        ...changed.headers,
      }
      const sent = changed.postData === undefined ? body : Buffer.from(changed.postData)
      this.#answer(answer, made, await fetched(asked, sent, headers))
    } catch {
      for (const hear of this.onFailed) hear(made)
      answer.destroy()
    }
  }

  #answer(answer: ServerResponse, made: Request, given: Answered) {
    const isPage = String(given.headers['content-type'] ?? '').startsWith('text/html')
    const { headers, body } = isPage ? this.#withScripts(given) : given
    const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...others } = headers
    if (!answer.destroyed)
      answer.writeHead(given.status, { ...others, 'content-length': body.length }).end(body)
    for (const hear of this.onResponse) hear(answerOf(made, given))
  }

  /** The page with the scripts of the test first in it, by the nonce of its policy. */
  #withScripts(given: Answered): Pick<Answered, 'headers' | 'body'> {
    const own = 'wherry-driver'
    const name = 'content-security-policy'
    const policy = given.headers[name] === undefined ? undefined : String(given.headers[name])
    const nonce = /script-src[^;]*'nonce-([^']+)'/.exec(policy ?? '')?.[1]
    const opened =
      policy && mayTell(nonce ? policy : policy.replace(/(script-src)(-elem)?(?= )/g, `$& 'nonce-${own}'`))
    const code = this.initScripts
      .map((script) => `;${script}`)
      .join('\n')
      .replaceAll('</script', '<\\/script')
    const script = `<script nonce="${nonce ?? own}">document.currentScript.remove()\n${code}</script>`
    const text = given.body.toString()
    const at = /<head[^>]*>|<!doctype[^>]*>/i.exec(text)
    const from = at ? at.index + at[0].length : 0
    const head = /<head[^>]*>/i.exec(text)
    const place = head ? head.index + head[0].length : from
    return {
      headers: { ...given.headers, ...(opened && { [name]: opened }) },
      body: Buffer.from(text.slice(0, place) + script + text.slice(place)),
    }
  }
}

/** The policy with calls to the page's own origin let through: that is how it tells the test of something. */
const mayTell = (policy: string) =>
  /connect-src/.test(policy)
    ? policy.replace(/connect-src(?![^;]*'self')/, "connect-src 'self'")
    : `${policy}; connect-src 'self'`

interface Fulfilled {
  status?: number
  headers?: Record<string, string>
  contentType?: string
  body?: string | Buffer
  json?: unknown
  response?: { body(): Promise<Buffer>; status(): number; headers(): Record<string, string> }
}
interface Answered {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks the site itself. A page comes uncompressed, so that the scripts can be put in. */
function fetched(asked: IncomingMessage, body: Buffer, headers = asked.headers): Promise<Answered> {
  const url = new URL(asked.url ?? '')
  const isPage = String(asked.headers.accept ?? '').includes('text/html')
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: asked.method,
        headers: { ...headers, host: url.host, ...(isPage && { 'accept-encoding': 'identity' }) },
      },
      async (got) => {
        const read = await buffer(got).catch(reject)
        if (read) resolve({ status: got.statusCode ?? 502, headers: got.headers, body: read })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const flat = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

function requestOf(asked: IncomingMessage, body: Buffer): Request {
  const isPage = String(asked.headers.accept ?? '').includes('text/html')
  const text = body.length > 0 ? body.toString() : null
  return {
    url: () => asked.url ?? '',
    method: () => asked.method ?? 'GET',
    headers: () => flat(asked.headers),
    postData: () => text,
    postDataJSON: () => (text === null ? null : JSON.parse(text)),
    isNavigationRequest: () => isPage,
    resourceType: () => (isPage ? 'document' : 'other'),
  } as unknown as Request
}

function answerOf(made: Request, { status, headers, body }: Answered): Response {
  return {
    url: () => made.url(),
    request: () => made,
    status: () => status,
    ok: () => status >= 200 && status < 300,
    headers: () => flat(headers),
    body: async () => body,
    text: async () => body.toString(),
    json: async () => JSON.parse(body.toString()),
  } as unknown as Response
}

/** Has a page tell the test of each call of a function by that name. */
export const tellingScript = (name: string): string =>
  `{ let last = Promise.resolve(); window[${JSON.stringify(name)}] = (...args) => { const body = JSON.stringify({ name: ${JSON.stringify(name)}, args }); last = last.then(() => fetch(${JSON.stringify(toldAt)}, { method: 'POST', body, keepalive: true })).catch(() => {}); return last } }`

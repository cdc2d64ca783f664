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
/** An address, in full, with asterisks, or as a pattern. */
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

/** The path by which a page reports calls to the test, on the page's own origin, which every policy allows. */
const toldAt = '/__wherry-told'

/**
 * A proxy between a browser and the sites. It does what Playwright does inside its own browsers and the driver of
 * WebKit cannot: run scripts before those of the page, respond in place of a site, list the requests.
 */
export class SiteProxy {
  /** Scripts that run in each document before the document’s own. */
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
    // Encrypted connections pass through unread, since the product’s own servers in the tests do not encrypt.
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
      const { name, calls } = JSON.parse(body.toString()) as { name: string; calls: unknown[][] }
      answer.writeHead(204).end()
      for (const args of calls) for (const hear of this.onTold) hear(name, args)
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
    // The service itself answers a preflight, as with Playwright.
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

  /** Makes the response of a request available to the test. Null: there is none. */
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

  /** A page with the test’s scripts inserted first, under the nonce of its policy. */
  #withScripts(given: Answered): Pick<Answered, 'headers' | 'body'> {
    const own = 'wherry-driver'
    const name = 'content-security-policy'
    const policy = given.headers[name] === undefined ? undefined : String(given.headers[name])
    const nonce = /script-src[^;]*'nonce-([^']+)'/.exec(policy ?? '')?.[1]
    const opened = policy && mayTell(nonce ? policy : mayRun(policy, `'nonce-${own}'`))
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

/** The policy, changed only to allow scripts with a nonce. */
function mayRun(policy: string, nonce: string): string {
  const named = policy.replace(/(script-src)(-elem)?(?= )/g, `$& ${nonce}`)
  const [, others] = /default-src ([^;]*)/.exec(policy) ?? []
  return named === policy && others !== undefined ? `${policy}; script-src ${others} ${nonce}` : named
}

/** The policy, changed only to allow requests to the page’s own origin, through which the page reports to the test. */
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

/** Requests a page from the site, uncompressed, so that scripts can be inserted. */
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

/**
 * A script by which a page reports to the test each call of a function of that name, in the order of the calls. Calls
 * that wait for a former one are sent together, and a page that is left sends the rest at once.
 */
export const tellingScript = (name: string): string => `{
  const unsent = []
  let last = Promise.resolve()
  let isLeft = false
  const taken = () => JSON.stringify({ name: ${JSON.stringify(name)}, calls: unsent.splice(0) })
  const post = () =>
    unsent.length > 0 && fetch(${JSON.stringify(toldAt)}, { method: 'POST', body: taken(), keepalive: true })
  const leave = () => unsent.length > 0 && navigator.sendBeacon(${JSON.stringify(toldAt)}, taken())
  addEventListener('pagehide', () => { isLeft = true; leave() })
  addEventListener('pageshow', () => { isLeft = false })
  window[${JSON.stringify(name)}] = (...args) => {
    unsent.push(args)
    if (isLeft) leave()
    last = last.then(post).catch(() => {})
    return last
  }
}`

import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { factor, id, idText, maybe, object, textUpTo } from '../shapes.ts'

const word = v.pipe(textUpTo(1000), v.minLength(1))

/**
 * API-15 First half of signing in, JSON-RPC 2.0. A wrong login or password gets status 200 with an error, which does
 * not say which of the two is wrong.
 */
export const login = {
  name: 'login',
  version: null,
  method: 'POST',
  path: '/rpc',
  access: 'none',
  query: object({}),
  body: object({
    /** Version of the protocol. */
    jsonrpc: v.literal('2.0'),
    /** Id of the request; the response repeats it. */
    id: v.union([idText, factor]),
    /** Method that is called. */
    method: v.literal('Login'),
    /** Login and password. */
    params: object({
      /** E-mail or another login name. */
      login: word,
      /** Password as typed. */
      password: word,
    }),
  }),
  answer: object({
    /** The user who signs in. */
    result: object({
      /** Id of the user who signs in. */
      userID: id,
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint

/** API-15 Second half of signing in: the bearer token, good for 14 days. */
export const authLogin = {
  name: 'authLogin',
  version: 'v4',
  method: 'POST',
  path: '/auth/login',
  access: 'none',
  query: object({}),
  body: object({
    /** The `userID` of the first half. */
    user_id: id,
    /** Password, as in the first half. */
    password: word,
  }),
  answer: object({
    /** The session. */
    result: object({
      /** Bearer token, sent as `Authorization: Bearer`. */
      token: word,
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint

/** API-16 Ends the session of the page's cookie `token_ng`, on the page's own host. */
export const logout = {
  name: 'logout',
  base: 'site',
  version: null,
  method: 'POST',
  path: '/profile/logout',
  query: object({}),
  body: null,
  /** Any body or none: the status alone counts. */
  answer: maybe(v.unknown()),
  limit: 'read',
} as const satisfies Endpoint

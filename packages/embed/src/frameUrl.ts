import { addressOf } from './address.ts'
import { attributesOf, type FrameOptions } from './options.ts'

/**
 * The address of the module for a plain `<iframe src>`: the way of embedding that needs no script.
 *
 * @throws TypeError if `baseUrl` is no absolute URL.
 */
export const frameUrl = (options: FrameOptions): string => addressOf(attributesOf(options))

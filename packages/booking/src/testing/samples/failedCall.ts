import { ClientError, type ClientErrorDetails, type ClientErrorKind } from '../../wire/clientError.ts'

/** The failure of a call, for stories. */
export const failedCall = (kind: ClientErrorKind, details: Partial<ClientErrorDetails> = {}): ClientError =>
  new ClientError(kind, { endpoint: 'recommendedTime', ...details })

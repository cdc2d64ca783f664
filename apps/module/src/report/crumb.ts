/** The service that errors are reported to. */
export interface ErrorReporting {
  /** Address of the project at the service, with its public key. */
  dsn: string
  /** `live` and `stage1` report (ERR-02); any other name reports nothing. */
  environment: string
}

/** Something that was done before an error, without a word of what was entered. */
export interface Crumb {
  /** Epoch milliseconds. */
  at: number
  /** `call`: a call and its status; `go`: the path gone to; `click`: what kind of thing was pressed. */
  kind: 'call' | 'go' | 'click'
  text: string
}

/** The service to which errors are reported. */
export interface ErrorReporting {
  /** Address of the project at the service, with its public key (DSN). */
  dsn: string
  /** Name of the environment: `live` and `stage1` report (ERR-02), any other does not. */
  environment: string
}

/** A step that the person took before an error, without any entered text. */
export interface Crumb {
  /** Instant of the step, epoch milliseconds. */
  at: number
  /**
   * Kind of the step. `call`: a request with its status; `go`: a navigation with its path; `click`: a press with the
   * kind of control.
   */
  kind: 'call' | 'go' | 'click'
  text: string
}

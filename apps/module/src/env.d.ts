interface ImportMetaEnv {
  /** The base path at build time (SHELL-01). */
  readonly VITE_BASE_PATH?: string
}

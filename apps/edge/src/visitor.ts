/** Whether somebody is signed in, as far as the page's own cookie tells. */
export const isSignedIn = (request: Request): boolean =>
  /(?:^|;\s*)token_ng=/.test(request.headers.get('cookie') ?? '')

/** Roubles are what Russian stands for; hosts of Kazakhstan have tenge (SHELL-24). */
export const hasOwnCurrency = (host: string, lang: string): boolean => lang === 'ru' && host.endsWith('.kz')

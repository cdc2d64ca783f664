/** Addresses of the sandbox that the module's configuration contains. */
interface SandboxUrls {
  api: string
  account: string
}

/**
 * Configuration with which `start` serves the module: all sections, and a delay that suits a person at a keyboard
 * (PLACE-03).
 */
export function servedConfig({ api, account }: SandboxUrls) {
  return {
    apiBase: api,
    directionsBase: `${api}/directions/v5/mapbox`,
    accountUrl: account,
    debounceMs: 300,
    sections: { rent: true, yacht: true },
    appStoreUrl: 'https://apps.example.com/wherry',
    googlePlayUrl: 'https://play.example.com/wherry',
    yacht: {
      email: 'yachts@wherry.example',
      offersEn: `${account}/yachts?lang=en`,
      offersRu: `${account}/yachts?lang=ru`,
      terms: `${account}/yacht-terms?lang={lang}`,
      privacy: `${account}/personal-data?lang={lang}`,
    },
  }
}

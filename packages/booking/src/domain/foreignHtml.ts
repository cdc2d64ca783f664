declare const foreign: unique symbol

/** HTML of the service, as it came. It has to be sanitised before it is shown (SEC-02). */
export type ForeignHtml = string & { readonly [foreign]: true }

/** Which legal text is asked: the offer of a car class, or the terms of paying in advance. */
export type LegalText =
  | {
      kind: 'offer'
      /** Null: of no class in particular. */
      carClassId: string | null
    }
  | { kind: 'deposit' }

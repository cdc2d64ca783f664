declare const foreign: unique symbol

/** HTML from the service, unchanged. It has to be sanitised before it is shown (SEC-02). */
export type ForeignHtml = string & { readonly [foreign]: true }

/** A legal text: the terms of a car class, or the terms of prepayment. */
export type LegalText =
  | {
      kind: 'offer'
      /** Id of the car class. Null: the text is not about a class. */
      carClassId: string | null
    }
  | { kind: 'deposit' }

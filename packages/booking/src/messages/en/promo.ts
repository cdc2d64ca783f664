/** Texts around a promotion in English; the promotion's own texts come from the service. */
const promo = {
  promo: {
    name: 'Promotion',
    code: 'Promo code',
    copy: 'Copy the code',
    copied: 'The code is copied',
    notCopied: 'The browser did not let us copy. Select the code and copy it yourself.',
    search: 'Find a car',
  },
}
export default promo

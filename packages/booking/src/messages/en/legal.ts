/** Texts around a legal text in English; the legal text itself comes from the service. */
const legal = {
  legal: {
    loading: 'Loading the text',
    ready: 'The text is loaded',
    none: {
      title: 'There is no text yet',
      text: 'Nothing has been published beyond what the offer itself says.',
    },
    failed: {
      title: 'We could not load the text',
      text: 'Our service did not answer. What you have chosen is kept: try again in a moment.',
    },
  },
}
export default legal

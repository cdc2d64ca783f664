/** What stands around a legal text in English; the text itself comes from the service. */
const legal = {
  legal: {
    loading: 'Fetching the text',
    ready: 'The text is here',
    none: {
      title: 'There is no text here',
      text: 'Nothing has been published beyond what the offer itself says.',
    },
    failed: {
      title: 'The text did not come',
      text: 'Our service did not answer. What you have chosen is kept: try again in a moment.',
    },
  },
}
export default legal

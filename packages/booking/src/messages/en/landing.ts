/** Texts around a partner’s own texts and the host’s reviews. */
const landing = {
  landing: {
    header: 'To the door, at a price you know today',
    points: 'Why travellers stay with us',
    reviews: 'What passengers say after their rides',
    rating: 'Rated {{rating}} of 5',
    apps: 'Your rides on your phone',
    appsText: 'The driver on the map, changes in two taps, help around the clock.',
    promo: 'A promo code for your ride',
    promoText: 'Enter it while booking.',
    partner: 'Our partner',
    partnerSite: 'Our partner’s site, {{host}}',
  },
}
export default landing

/** What stands around a partner’s own words; the reviews r1 to r6 are samples that a host replaces by its own. */
const landing = {
  landing: {
    header: 'To the door, at a price you know today',
    points: 'Why travellers stay with us',
    reviews: 'Rated 4.8 of 5',
    reviewsText: 'What passengers write after their rides',
    rating: '{{rating}} of 5',
    apps: 'Your rides on your phone',
    appsText: 'The driver on the map, changes in two taps, help around the clock.',
    promo: 'A promo code for your ride',
    promoText: 'Enter it while booking.',
    partner: 'Our partner',
    partnerSite: 'Our partner’s site, {{host}}',
    r1: {
      text: 'My flight was three hours late, and the driver was still there with my name on a sign.',
      who: 'Ingrid, Istanbul Airport to Kadıköy',
    },
    r2: {
      text: 'I booked on the plane. Twenty minutes after landing we sat in the car, child seat included.',
      who: 'Rafael, Antalya Airport to Belek',
    },
    r3: {
      text: 'Clear price, clean car. The pickup point at terminal 2 took me a while to find.',
      who: 'Grace, Heathrow to Richmond',
    },
    r4: { text: 'Nine of us and eleven bags, all in one van.', who: 'Tom, Barcelona Airport to Sitges' },
    r5: {
      text: 'I moved the pickup the evening before. Two taps, the same price.',
      who: 'Priya, Dubai Airport to Jumeirah',
    },
    r6: {
      text: 'Two in the morning and nobody to haggle with at the rank. That alone was worth it.',
      who: 'Daniel, Tbilisi Airport to the old town',
    },
  },
}
export default landing

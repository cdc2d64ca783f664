/** Texts of recent places, popular rides and the own position, which an empty search offers, in English. */
const start = {
  start: {
    recent: 'Recent places',
    forget: 'Clear',
    forgetRecent: 'Clear recent places',
    recentForgotten: 'Recent places cleared',
    popular: 'Popular rides',
    popularHere: 'Popular rides from here',
    ride: 'From {{from}} to {{to}}',
    useLocation: 'Use my location',
    locating: 'Finding where you are',
    located: 'Your place: {{place}}',
    locationDenied:
      'Your browser does not tell us where you are. Allow it in the settings of the page, or type the address.',
    locationFailed: 'We could not find out where you are. Try again or type the address.',
  },
}
export default start

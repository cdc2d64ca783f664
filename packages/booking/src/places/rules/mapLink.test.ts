import { describe, expect, it } from 'vitest'
import { readMapLink } from './mapLink.ts'

const istanbul = { lat: 41.0082, lng: 28.9784 }
const moscow = { lat: 55.7558, lng: 37.6173 }

describe('the point of a map link', () => {
  it.each(['q', 'query', 'destination', 'daddr', 'll', 'center'])('Google names it by %s', (name) => {
    expect(readMapLink(`https://www.google.com/maps?${name}=41.0082,28.9784`)).toEqual(istanbul)
  })
  it.each(['coordinate', 'q', 'll', 'daddr', 'sll', 'center'])('Apple names it by %s', (name) => {
    expect(readMapLink(`https://maps.apple.com/?${name}=41.0082,28.9784`)).toEqual(istanbul)
  })
  it.each(['whatshere[point]', 'pt', 'poi[point]', 'll'])('Yandex names it east first by %s', (name) => {
    const query = new URLSearchParams({ [name]: '37.6173,55.7558' })
    expect(readMapLink(`https://yandex.ru/maps/213/moscow/?${query}`)).toEqual(moscow)
  })
  it.each(['q', 'cp'])('Bing names it by %s', (name) => {
    expect(readMapLink(`https://www.bing.com/maps?${name}=41.0082~28.9784`)).toEqual(istanbul)
  })

  it.each([
    ['plain http', 'http://maps.google.com/?q=41.0082,28.9784'],
    ['capitals', 'HTTP://MAPS.GOOGLE.COM/?q=41.0082,28.9784'],
    ['no scheme', 'google.com/maps?q=41.0082,28.9784'],
    ['no scheme, another link in it', 'google.com/maps?q=41.0082,28.9784&ref=https://x.example/'],
    ['a country of two parts', 'https://www.google.com.tr/maps?q=41.0082,28.9784'],
    ['a path that is not well encoded', 'https://www.google.com/maps/%E0%A4%A/@41.0082,28.9784,17z'],
    ['a search before a query', 'https://www.google.com/maps/search/41.0082,28.9784/?q=1.5,2.5'],
    ['a place before the view', 'https://www.google.com/maps/place/41.0082,28.9784/@1.5,2.5,17z'],
    ['a query before the view', 'https://www.google.com/maps/@1.5,2.5,17z?q=41.0082,28.9784'],
    ['a pin before a place', 'https://google.com/maps/place/1.5,2.5/data=!3d41.0082!4d28.9784'],
    ['a pin of 2GIS before its view', 'https://2gis.com.cy/geo/123/28.9784,41.0082?m=1.5,2.5/16'],
    ['a short Yandex host', 'https://ya.ru/maps/?ll=28.9784,41.0082'],
    ['the first of several pins', 'https://yandex.com.tr/maps/?pt=28.9784,41.0082~1.5,2.5'],
    ['a mobile host', 'https://m.2gis.ru/istanbul?m=28.9784,41.0082/16'],
  ])('%s', (_what, link) => {
    expect(readMapLink(link)).toEqual(istanbul)
  })

  it.each([
    '',
    'https://google.com/maps?q=Istanbul',
    'https://google.com/maps?q=91,0',
    'https://google.com/maps?z=41.0082,28.9784',
    'https://google.com/maps?q=41.0082,28.9784 1',
    'https://goowww.gle.com/?q=41.0082,28.9784',
    'https://evil-google.com/?q=41.0082,28.9784',
    'https://google.evil.example/?q=41.0082,28.9784',
    'https://user@google.com/?q=41.0082,28.9784',
    'https://user@google.com/?q=41.0082,28.9784&ref=https://x.example/',
    'https://google.com:8080/?q=41.0082,28.9784',
    'ftp://google.com/?q=41.0082,28.9784',
    'https://yandex.ru/maps/?ll=37.6173',
    'https://www.openstreetmap.org/?mlat=41.0082',
    'https://2gis.ru/moscow/geo/4504235282611111',
  ])('there is none in %j', (link) => {
    expect(readMapLink(link)).toBeNull()
  })

  it.each([
    ['https://www.google.com/maps/dir/1.5,2.5/41.0082,28.9784/@3.5,4.5,11z', istanbul],
    [
      'https://www.google.com/maps/dir/Hotel/Airport/@3.5,4.5,11z/data=!4m14!1m5!2m2!1d1.5!2d2.5!1m5!2m2!1d28.9784!2d41.0082!3e0',
      istanbul,
    ],
    ['https://www.google.com/maps/dir/?api=1&origin=1.5,2.5&destination=41.0082,28.9784', istanbul],
    ['https://maps.apple.com/directions?source=1.5,2.5&destination=41.0082,28.9784', istanbul],
    ['https://yandex.ru/maps/?ll=2.5,1.5&rtext=1.5,2.5~55.7558,37.6173', moscow],
    [
      'https://2gis.ru/moscow/directions/points/2.5%2C1.5%3B12%7C37.6173%2C55.7558%3B34?m=2.5%2C1.5%2F12',
      moscow,
    ],
    ['https://2gis.ru/routeSearch/rsType/car/to/37.6173,55.7558', moscow],
    [
      'https://www.openstreetmap.org/directions?engine=x&route=1.5%2C2.5%3B41.0082%2C28.9784#map=12/1.5/2.5',
      istanbul,
    ],
    ['https://www.openstreetmap.org/directions?from=1.5,2.5&to=41.0082,28.9784#map=12/1.5/2.5', istanbul],
    ['https://wego.here.com/directions/drive/Home:1.5,2.5/Hotel:41.0082,28.9784?map=1.5,2.5,15', istanbul],
    ['https://www.bing.com/maps?cp=1.5~2.5&rtp=pos.1.5_2.5~pos.41.0082_28.9784_Hotel', istanbul],
  ])('a route is the way to its end: %s', (link, end) => {
    expect(readMapLink(link)).toEqual(end)
  })

  it.each([
    'https://www.google.com/maps/dir/41.0082,28.9784/Airport/@3.5,4.5,11z',
    'https://www.google.com/maps/dir/Hotel/Airport/@3.5,4.5,11z/data=!4m2!4m1!3e0',
    'https://maps.google.com/?saddr=1.5,2.5&daddr=Airport&ll=3.5,4.5',
    'https://maps.apple.com/?saddr=1.5,2.5&daddr=Airport&sll=3.5,4.5',
    'https://yandex.ru/maps/?ll=2.5,1.5&rtext=1.5,2.5~ymapsbm1://org?oid=1',
    'https://2gis.ru/moscow/directions?m=2.5%2C1.5%2F12',
    'https://www.openstreetmap.org/directions?engine=x#map=12/1.5/2.5',
    'https://wego.here.com/directions/drive/Home/Hotel?map=1.5,2.5,15',
    'https://www.bing.com/maps?cp=1.5~2.5&rtp=pos.1.5_2.5~adr.Airport',
    'https://mapy.com/en/zakladni?planovani-trasy&x=2.5&y=1.5&z=9',
  ])('the middle of the map is no place of a route: there is none in %s', (link) => {
    expect(readMapLink(link)).toBeNull()
  })

  it.each([
    'https://wego.here.com/directions/drive/Home:1.5,2.5/Hotel',
    'https://wego.here.com/directions/drive/Home:1.5,2.5/',
    'https://2gis.ru/moscow/directions/points/37.6,55.7;12|',
    'https://2gis.ru/moscow/directions/points/37.6%2C55.7%3B12%7C?m=2.5%2C1.5%2F12',
    'https://2gis.ru/moscow/directions/points/37.6,55.7',
    'https://2gis.ru/moscow/routeSearch/rsType/car/from/37.6,55.7',
    'https://2gis.ru/routeSearch/rsType/car/from/37.6,55.7?m=2.5%2C1.5%2F12',
    'https://www.google.com/maps/dir/Hotel//@3.5,4.5,11z/data=!4m9!4m8!1m5!1m1!1sx!2m2!1d2.5!2d1.5!1m0!3e0',
    'https://www.google.com/maps/dir/Hotel/Airport/data=!4m9!4m8!1m5!1m1!1sx!2m2!1d2.5!2d1.5!1m0!3e0',
    'https://www.google.com/maps/dir/1.5,2.5//@3.5,4.5,11z',
    'https://www.google.com/maps/dir/1.5,2.5/',
  ])('a route without an end is no place, and its start is not its end: %s', (link) => {
    expect(readMapLink(link)).toBeNull()
  })

  /** Each service: signs of a route that has no end, and the places of its view. */
  const withoutEnd = [
    ['https://www.google.com/maps', ['saddr=1.5,2.5', 'origin=1.5,2.5'], ['q', 'query', 'll', 'center']],
    ['https://www.google.com/maps/dir', ['api=1'], ['q', 'query', 'll', 'center']],
    [
      'https://maps.apple.com/',
      ['saddr=1.5,2.5', 'source=1.5,2.5'],
      ['coordinate', 'q', 'll', 'sll', 'center'],
    ],
    ['https://maps.apple.com/directions', ['mode=driving'], ['coordinate', 'q', 'll', 'sll', 'center']],
    ['https://yandex.ru/maps/', ['mode=routes', 'rtext=1.5,2.5', 'rtt=auto'], ['text', 'pt', 'll']],
    ['https://www.bing.com/maps', ['rtp=pos.1.5_2.5', 'rtp=pos.1.5_2.5~'], ['q', 'cp']],
    ['https://www.bing.com/maps/directions', ['style=r'], ['q', 'cp']],
    ['https://www.waze.com/live-map/directions', ['from=ll.1.5,2.5', 'to=place.x'], ['ll', 'latlng']],
    ['https://2gis.ru/directions', ['a=1'], ['m']],
    ['https://www.openstreetmap.org/directions', ['route=1.5,2.5', 'from=1.5,2.5'], ['mlat=1.5&mlon']],
    ['https://wego.here.com/directions/drive/', ['a=1'], ['map']],
    ['https://mapy.com/zakladni', ['planovani-trasy', 'planovani-trasy=1'], ['id', 'y=2.5&x']],
    ['https://mapy.com/fnc/v1/route', ['start=1.5,2.5'], ['id', 'y=2.5&x']],
  ] as const
  it.each(
    withoutEnd.flatMap(([site, routes, views]) =>
      routes.flatMap((route) => views.map((view) => `${site}?${route}&${view}=3.5,4.5`)),
    ),
  )('the view of a route without an end is no place: there is none in %s', (link) => {
    expect(readMapLink(link)).toBeNull()
  })

  it.each([
    ['https://www.waze.com/live-map/directions?latlng=41.0082%2C28.9784', istanbul],
    ['https://waze.com/ul?ll=41.0082,28.9784&navigate=yes', istanbul],
    [
      'https://www.waze.com/live-map/directions?from=ll.1.5,2.5&to=ll.41.0082,28.9784&latlng=3.5,4.5',
      istanbul,
    ],
    ['https://yandex.ru/maps/?mode=routes&rtext=~55.7558,37.6173&ll=2.5,1.5', moscow],
    ['https://yandex.ru/maps/?mode=search&ll=37.6173,55.7558', moscow],
    ['https://www.google.com/maps?saddr=&q=41.0082,28.9784', istanbul],
    ['https://mapy.com/fnc/v1/route?start=2.5,1.5&end=28.9784,41.0082', istanbul],
  ])('%s has its point', (link, point) => {
    expect(readMapLink(link)).toEqual(point)
  })

  it.each([
    ['https://wego.here.com/directions/drive/Home/Hotel:41.0082,28.9784', istanbul],
    ['https://www.google.com/maps/dir//41.0082,28.9784/@3.5,4.5,11z', istanbul],
    [
      'https://www.google.com/maps/dir//Hotel/@3.5,4.5,11z/data=!4m9!4m8!1m0!1m5!1m1!1sx!2m2!1d28.9784!2d41.0082!3e0',
      istanbul,
    ],
    ['https://2gis.ru/moscow/directions/points/|37.6173,55.7558;34', moscow],
    ['https://2gis.ru/routeSearch/rsType/car/from/2.5,1.5/to/37.6173,55.7558', moscow],
  ])('a route without a start has its end: %s', (link, end) => {
    expect(readMapLink(link)).toEqual(end)
  })

  it.each([
    ['https://yandex.ru/maps/?text=7+12&ll=37.6173,55.7558', moscow],
    ['https://yandex.ru/maps/?text=7,12&ll=37.6173,55.7558', moscow],
    ['https://yandex.ru/maps/213/moscow/search/7,12/?ll=37.6173,55.7558', moscow],
    ['https://2gis.ru/moscow/search/12,34?m=37.6173,55.7558/12', moscow],
    ['https://2gis.ru/moscow/search/12.5,34.5?m=37.6173,55.7558/12', moscow],
    ['https://www.google.com/maps/search/7,12/@41.0082,28.9784,12z', istanbul],
    ['https://www.google.com/maps/@41.0082,28.9784,12z?q=7,12', istanbul],
  ])('two whole numbers are a search and no point: %s', (link, point) => {
    expect(readMapLink(link)).toEqual(point)
  })

  it.each([
    ['https://2gis.ru/moscow/firm/4504127908589000/37.6173%2C55.7558?m=2.5%2C1.5%2F17', moscow],
    ['https://2gis.ru/moscow/geo/4504235282694000/37.6173,55.7558', moscow],
    ['https://mapy.com/en/zakladni?source=coor&id=28.9784%2C41.0082&x=2.5&y=1.5&z=17', istanbul],
    ['https://www.bing.com/maps?cp=1.5~2.5&sp=point.41.0082_28.9784_Hotel', istanbul],
    ['https://yandex.ru/maps/213/moscow/search/55.7558,37.6173/?ll=2.5%2C1.5', moscow],
    ['https://yandex.ru/maps/?text=55.7558%2C37.6173&ll=2.5,1.5', moscow],
  ])('a mark is meant, and not the middle of the map: %s', (link, mark) => {
    expect(readMapLink(link)).toEqual(mark)
  })
})

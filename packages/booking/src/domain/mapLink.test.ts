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
})

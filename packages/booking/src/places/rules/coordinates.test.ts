import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointTerm, readPointTerm } from '../../kernel/values/point.ts'
import { costOf } from '../../testing/cost.ts'
import { readPoint, readTerm } from './coordinates.ts'

const istanbul = { lat: 41.0082, lng: 28.9784 }
const moscow = { lat: 55.7558, lng: 37.6173 }
const sydney = { lat: -33.8568, lng: 151.2153 }

/** Texts as people paste them. */
const known: readonly (readonly [string, { lat: number; lng: number }])[] = [
  ['41.0082, 28.9784', istanbul],
  ['41.0082,28.9784', istanbul],
  ['41.0082 28.9784', istanbul],
  ['(41.0082, 28.9784)', istanbul],
  ['\u200e41.0082°,\u00a028.9784°', istanbul],
  ['41.0082° N, 28.9784° E', istanbul],
  ['41.0082º N,  28.9784˚ E', istanbul],
  ['41°, 28°', { lat: 41, lng: 28 }],
  ['41º, 28˚', { lat: 41, lng: 28 }],
  ['41 N, 28 E', { lat: 41, lng: 28 }],
  ['41°59′59″N 28°00′00″E', { lat: 41.999722, lng: 28 }],
  ['( 41.0082, 28.9784 )', istanbul],
  ['41.0082N 28.9784E', istanbul],
  ['N 41.0082 E 28.9784', istanbul],
  ['E28.9784 N41.0082', istanbul],
  ['41°00′29.52″N 28°58′42.24″E', istanbul],
  ['41° 00\' 29.52" N, 28° 58\' 42.24" E', istanbul],
  ["N 41°00.492' E 28°58.704'", istanbul],
  ['28°58′42.24″E 41°00′29.52″N', istanbul],
  ['-33.8568, 151.2153', sydney],
  ['−33.8568, 151.2153', sydney],
  ['33.8568° S 151.2153° E', sydney],
  ['55,7558 37,6173', moscow],
  ['55,7558, 37,6173', moscow],
  ['55,7558; 37,6173', moscow],
  ['55°45′20,88″ с. ш. 37°37′02,28″ в. д.', moscow],
  ['55,7558° с.ш., 37,6173° в.д.', moscow],
  ['geo:41.0082,28.9784', istanbul],
  ['geo:41.0082,28.9784,12;u=35', istanbul],
  ['geo:0,0?q=41.0082,28.9784(Ayasofya)', istanbul],
  ['https://www.google.com/maps/@41.0082,28.9784,17z', istanbul],
  ['https://maps.google.com/?q=41.0082,28.9784', istanbul],
  [' https://maps.google.com/?q=41.0082,28.9784 ', istanbul],
  ['https://www.google.com/maps/search/?api=1&query=41.0082%2C28.9784', istanbul],
  ['https://www.google.ru/maps/place/X/@1.5,2.5,17z/data=!3m1!4b1!8m2!3d41.0082!4d28.9784', istanbul],
  ['https://www.google.com/maps/search/41.0082,+28.9784?entry=tts', istanbul],
  ['maps.google.com/?q=41.0082,28.9784', istanbul],
  ['https://maps.apple.com/?ll=41.0082,28.9784&q=Ayasofya', istanbul],
  ['https://www.openstreetmap.org/?mlat=41.0082&mlon=28.9784#map=15/1.5/2.5', istanbul],
  ['https://www.openstreetmap.org/#map=15/-33.8568/151.2153', sydney],
  ['https://yandex.ru/maps/213/moscow/?ll=1.5%2C2.5&pt=37.6173,55.7558&z=17', moscow],
  ['https://yandex.com/maps/?ll=151.2153%2C-33.8568&z=17', sydney],
  ['https://2gis.ru/moscow?m=37.6173%2C55.7558%2F16', moscow],
  ['https://2gis.com/geo/151.2153,-33.8568', sydney],
  ['https://www.bing.com/maps?cp=41.0082~28.9784&lvl=16', istanbul],
  ['[41.0082, 28.9784]', istanbul],
  ['{41.0082,28.9784}', istanbul],
  ['41.0082, 28.9784.', istanbul],
  ['GPS: 41.0082, 28.9784', istanbul],
  ['GPS 41.0082 28.9784', istanbul],
  ['Координаты: 55.7558, 37.6173', moscow],
  ['London: 41.0082, 28.9784', istanbul],
  ['Long Beach: 41.0082, 28.9784', istanbul],
  ['lat lon: 41.0082, 28.9784', istanbul],
  ['📍 41.0082, 28.9784', istanbul],
  ['📍41.0082, 28.9784', istanbul],
  ['@41.0082,28.9784', istanbul],
  ['@41.0082,28.9784,17z', istanbul],
  ['41.0082,28.9784,15.5z', istanbul],
  ['Latitude 41.0082° N, Longitude 28.9784° E', istanbul],
  ['Lat: 33.8568° S, Long: 151.2153° E', sydney],
  ['широта 55,7558° с. ш., долгота 37,6173° в. д.', moscow],
  ['широта долгота: 55,7558 37,6173', moscow],
  ['lat: 41.0082, lng: 28.9784', istanbul],
  ['lat=-33.8568 lon=151.2153', sydney],
  ['Latitude: 41.0082 Longitude: 28.9784', istanbul],
  ['Latitud: 41,0082, longitud: 28,9784', istanbul],
  ['широта 55,7558 долгота 37,6173', moscow],
  ['٤١٫٠٠٨٢، ٢٨٫٩٧٨٤', istanbul],
  ['４１．００８２，２８．９７８４', istanbul],
  ['https://maps.google.com/maps?q=loc:41.0082,28.9784', istanbul],
  ['https://maps.google.com/maps?q=loc:41.0082+28.9784', istanbul],
  ['https://maps.google.com/maps?q=41.0082,28.9784+(Ayasofya)', istanbul],
  ['https://www.google.com/maps/dir//41.0082,28.9784', istanbul],
  ['https://www.google.com/maps/dir/1.5,2.5/41.0082,28.9784/@3.5,4.5,11z', istanbul],
  ['https://yandex.ru/maps/?rtext=1.5,2.5~55.7558,37.6173&rtt=auto', moscow],
  ['https://waze.com/ul?ll=41.0082%2C28.9784&navigate=yes', istanbul],
  ['https://www.waze.com/live-map/directions?to=ll.41.0082%2C28.9784', istanbul],
  ['https://wego.here.com/?map=41.0082,28.9784,15,normal', istanbul],
  ['https://share.here.com/l/41.0082,28.9784,Ayasofya', istanbul],
  ['https://mapy.com/en/zakladni?x=28.9784&y=41.0082&z=17', istanbul],
  ['My location: https://maps.google.com/?q=41.0082,28.9784', istanbul],
  ['Мы здесь: https://yandex.ru/maps/?ll=37.6173%2C55.7558&z=17.', moscow],
  ['Ayasofya\nhttps://maps.google.com/?q=41.0082,28.9784\nby the fountain', istanbul],
  ['<https://maps.google.com/?q=41.0082,28.9784>', istanbul],
  ['"https://maps.google.com/?q=41.0082,28.9784".', istanbul],
  ['{"url":"https://maps.google.com/?q=41.0082,28.9784","name":"X"}', istanbul],
  [`https://www.google.com/maps/place/41°00'29.5"N+28°58'42.2"E/@41.0082,28.9784,17z`, istanbul],
  [`"https://www.google.com/maps/place/41°00'29.5"N+28°58'42.2"E/@41.0082,28.9784,17z"`, istanbul],
  // Labels in other languages, with points and slashes, and of measuring systems.
  ['Lat. 41.0082 Long. 28.9784', istanbul],
  ['Lat/Lng: 41.0082, 28.9784', istanbul],
  ['Latitudine: 41.0082 Longitudine: 28.9784', istanbul],
  ['Latitud 41.0082 Longitud 28.9784', istanbul],
  ['Enlem: 41.0082, Boylam: 28.9784', istanbul],
  ['Breitengrad: 41.0082, Längengrad: 28.9784', istanbul],
  ['широта: 55.7558, довгота: 37.6173', moscow],
  ['纬度：41.0082，经度：28.9784', istanbul],
  ['GPS koordinatları: 41.0082, 28.9784', istanbul],
  ['GPS-Koordinaten: 41.0082, 28.9784', istanbul],
  ['Coordinates (WGS84): 41.0082, 28.9784', istanbul],
  // The name of the place in brackets, or the numbers in them, and a pin behind.
  ['41.0082, 28.9784 (Ayasofya)', istanbul],
  ['Ayasofya (41.0082, 28.9784)', istanbul],
  ['Viewpoint (41.0082, 28.9784)', istanbul],
  ['41.0082,28.9784 📍', istanbul],
  ['41.0082, 28.9784 (lat, lon)', istanbul],
  ['41.0082, 28.9784 (Meeting point)', istanbul],
  ['41.0082, 28.9784 (Ha Long)', istanbul],
  ['41.0082, 28.9784 (Ha Long Bay)', istanbul],
  ['Ha Long (41.0082, 28.9784)', istanbul],
  ['41.0082, 28.9784 (Saint-Denis)', istanbul],
  [`41.0082, 28.9784 (St. John’s "Inn")`, istanbul],
  ['41.0082, 28.9784 (Айя-София)', istanbul],
  ['41.0082, 28.9784 (हागिया सोफ़िया)', istanbul],
  // One word or words of one name may have signs around them, and a title a bracket behind its colon.
  ['Coordinates: (41.0082, 28.9784)', istanbul],
  ['GPS: (41.0082, 28.9784)', istanbul],
  ['Location: (41.0082, 28.9784)', istanbul],
  ['Координаты: (55.7558, 37.6173)', moscow],
  ['Lat/Lng: (41.0082, 28.9784)', istanbul],
  ['41.0082, 28.9784 («Астория»)', istanbul],
  ['41.0082, 28.9784 (main gate!)', istanbul],
  ['41.0082, 28.9784 (¡La Casa!)', istanbul],
  ["St. John's: 41.0082, 28.9784", istanbul],
  ['Отель «Астория» (41.0082, 28.9784)', istanbul],
  ['Dom № (41.0082, 28.9784)', istanbul],
  ['Ayasofya – (41.0082, 28.9784)', istanbul],
  ['Nur-Sultan: 41.0082, 28.9784', istanbul],
  ['Nur-Sultan (41.0082, 28.9784)', istanbul],
  ['41.0082, 28.9784 (Rostov-on-Don)', istanbul],
  ['41.0082, 28.9784 (E. Nowak)', istanbul],
  ['41.0082, 28.9784 (East Northumberland)', istanbul],
  ['Nord-Est (41.0082, 28.9784)', istanbul],
  ['41.0082, 28.9784 (N. E.)', istanbul],
  // The latitude is named first, so a separator behind it misleads nobody.
  ['41.0082, 28.9784 (latitude / longitude)', istanbul],
  ['41.0082, 28.9784 (Lat., Long.)', istanbul],
  ['41.0082, 28.9784 (geogr. Breite, geogr. Länge)', istanbul],
  ['41.0082, 28.9784 (纬度，经度)', istanbul],
  ['Широта, долгота (55.7558, 37.6173)', moscow],
  ['Langenfeld (41.0082, 28.9784)', istanbul],
  ['LatLng(41.0082, 28.9784)', istanbul],
  ['fromLatLng(41.0082, 28.9784)', istanbul],
  ['GeoPoint(41.0082, 28.9784)', istanbul],
  ['Coordinates (WGS 84): 41.0082, 28.9784', istanbul],
  // Signs between the numbers, and minutes without their sign, as navigation devices write them.
  ['41.0082 / 28.9784', istanbul],
  ['41.0082 | 28.9784', istanbul],
  ['41.0082N28.9784E', istanbul],
  [`41°00'29.52"N+28°58'42.24"E`, istanbul],
  ['N41°00.492 E028°58.704', istanbul],
]

const nothing = [
  '',
  '41',
  '12, 34',
  '55,75',
  '55,7558,37,6173',
  '55,7558, 37.6173',
  '41.0082',
  '41.0082, 29',
  '41.0082, 28.9784, 12.5',
  '41.0082, 28.9784 Istanbul',
  '12.5 Main Street 7.5',
  '+7 495 123-45-67',
  '91.5, 28.5',
  '41.5, 180.5',
  '41.5 N 28.5 N',
  '41.5 N 28.5',
  '-41.5 N 28.5 E',
  '41°60′N 28°10′E',
  '41°10′N 28°60′E',
  '41°10′60″N 28°10′00″E',
  '41.0082 (28.9784)',
  '(41.0082) 28.9784',
  'abcd41.5,28.5?geo:',
  '41.5°30′N 28°10′E',
  'geo:',
  'geo:91,0',
  'geo:0,0?q=Ayasofya',
  'geo:0,0?q=Ayasofya+Meydani+1',
  'IST',
  'lng: 28.9784, lat: 41.0082',
  'долгота широта: 37,6173 55,7558',
  'lon lat: 28.9784, 41.0082',
  'Longitude latitude: 28.9784, 41.0082',
  'Longitud y latitud: 28.9784, 41.0082',
  'Point lng lat: 28.9784, 41.0082',
  'long: 28.9784, 41.0082',
  // The longitude comes first.
  'Longitudine latitudine: 28.9784, 41.0082',
  'довгота широта: 37.6173, 55.7558',
  'Boylam enlem: 28.9784, 41.0082',
  'Länge Breite: 28.9784, 41.0082',
  '经度 纬度: 28.9784, 41.0082',
  'Lng-lat: 28.9784, 41.0082',
  'POINT(28.9784 41.0082)',
  'Longitude latitude (28.9784, 41.0082)',
  // The order is behind the numbers, in a bracket of a title, or in the name of a format or of a function.
  '28.9784, 41.0082 (lon, lat)',
  '28.9784, 41.0082 (Long., Lat.)',
  '28.9784, 41.0082 (lon first)',
  '28.9784, 41.0082 (longitude, latitude)',
  '28.9784, 41.0082 (lng/lat)',
  '28.9784, 41.0082 (经度, 纬度)',
  '28.9784, 41.0082 (經度, 緯度)',
  '28.9784, 41.0082 (boylam, enlem)',
  '28.9784, 41.0082 (geogr. Länge, geogr. Breite)',
  '28.9784, 41.0082 (Längengrad, Breitengrad)',
  '37.6173, 55.7558 (долгота, широта)',
  '37.6173, 55.7558 (в. д., с. ш.)',
  '28.9784, 41.0082 (E, N)',
  '28.9784, 41.0082 (x, y)',
  'XY: 28.9784, 41.0082',
  '[28.9784, 41.0082] (GeoJSON)',
  'GeoJSON: 28.9784, 41.0082',
  '28.9784 41.0082 (WKT)',
  '28.9784, 41.0082 (Point)',
  'Coordinates (lon lat): 28.9784, 41.0082',
  'Coordinates (LonLat): 28.9784, 41.0082',
  'Point (lng lat): 28.9784, 41.0082',
  'Plato (lon, lat): 28.9784, 41.0082',
  'LngLat(28.9784, 41.0082)',
  'lon_lat: 28.9784, 41.0082',
  'LonLat: 28.9784, 41.0082',
  'fromLonLat(28.9784, 41.0082)',
  'fromLonLat([28.9784, 41.0082])',
  'ST_MakePoint(28.9784, 41.0082)',
  'ST_Point(28.9784, 41.0082)',
  'MULTIPOINT(28.9784 41.0082)',
  'POINT (28.9784 41.0082)',
  // Words that no list knows: only their separator says that they may name the order.
  '28.9784, 41.0082 (Długość, Szerokość)',
  '28.9784, 41.0082 (lengtegraad, breedtegraad)',
  '28.9784, 41.0082 (délka, šířka)',
  '28.9784, 41.0082 (délka - šířka)',
  '28.9784, 41.0082 (경도, 위도)',
  '28.9784, 41.0082 (경도、위도)',
  '28.9784, 41.0082 (est, nord)',
  '28.9784, 41.0082 (este, norte)',
  '28.9784, 41.0082 (восток, север)',
  '28.9784, 41.0082 (East, North)',
  '28.9784, 41.0082 (easting, northing)',
  '28.9784, 41.0082 (X; Y)',
  '28.9784, 41.0082 (λ, φ)',
  '28.9784, 41.0082 (délka, latitude)',
  '28.9784, 41.0082 (x_y)',
  '28.9784, 41.0082 (lon_lat)',
  'Ost, Nord (28.9784, 41.0082)',
  'délka - šířka: 28.9784, 41.0082',
  'délka - šířka: (28.9784, 41.0082)',
  'Est - Nord: 28.9784, 41.0082',
  '28.9784, 41.0082 (délka–šířka)',
  'délka–šířka: 28.9784, 41.0082',
  '28.9784, 41.0082 (est latitude, nord)',
  '41.0082, 28.9784 (Istanbul, Turkey)',
  'Moscow, Red Square (55.7558, 37.6173)',
  // With a space alone between them, or as one word, only the list knows them.
  '28.9784, 41.0082 (PostGIS)',
  '28.9784, 41.0082 (KML)',
  '28.9784, 41.0082 (lon lat)',
  '28.9784, 41.0082 (Long. Lat.)',
  '28.9784, 41.0082 (X Y)',
  '28.9784, 41.0082 (E N)',
  '28.9784, 41.0082 (E Nord)',
  '28.9784, 41.0082 (в. д. с. ш.)',
  '28.9784, 41.0082 (Ost-Nord)',
  '28.9784, 41.0082 (este norte)',
  'East north: 28.9784, 41.0082',
  '28.9784, 41.0082 (E-N)',
  '28.9784, 41.0082 (E. N.)',
  '28.9784, 41.0082 (E.N.)',
  '28.9784, 41.0082 (x.y)',
  '28.9784, 41.0082 (λ φ)',
  'E N: 28.9784, 41.0082',
  'E-N (28.9784, 41.0082)',
  'X - Y: 28.9784, 41.0082',
  'Long - Lat: 28.9784, 41.0082',
  'Long and lat: 28.9784, 41.0082',
  '41.528.5',
  '41° 28.5 29.5',
  'Flight 41.0082, 28.9784',
  'https://maps.google.com/?q=41.5,28.5 https://maps.google.com/?q=55.5,37.5',
  'https://example.com/?q=41.0082,28.9784 by the fountain',
  'https://example.com/?q=41.0082,28.9784',
  'https://maps.google.com/?q=Ayasofya',
  'https://maps.app.goo.gl/abc',
  'https://google.com.evil.example/@41.0082,28.9784',
  'https://%',
]

const degrees = (most: number) =>
  fc.integer({ min: -most * 1_000_000, max: most * 1_000_000 }).map((micro) => micro / 1_000_000 + 0)
const points = fc.record({ lat: degrees(90), lng: degrees(180) })

function sexagesimal(value: number, letters: string): string {
  const hundredths = Math.round(Math.abs(value) * 360_000)
  const [whole, minutes] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60]
  return `${whole}°${minutes}′${(hundredths % 6000) / 100}″${letters[value < 0 ? 1 : 0]}`
}

describe('readPoint', () => {
  it.each(known)('reads %s', (text, point) => {
    const read = readPoint(text)
    expect(read?.lat).toBeCloseTo(point.lat, 6)
    expect(read?.lng).toBeCloseTo(point.lng, 6)
  })

  it.each(nothing)('reads nothing in "%s"', (text) => {
    expect(readPoint(text)).toBeNull()
  })

  it('a point that is written is the point that is read, in every form', () => {
    fc.assert(
      fc.property(points, ({ lat, lng }) => {
        const [north, east] = [lat.toFixed(6), lng.toFixed(6)]
        expect(readPointTerm(pointTerm({ lat, lng }))).toEqual({ lat, lng })
        for (const text of [
          `${north}, ${east}`,
          `${north.replace('.', ',')} ${east.replace('.', ',')}`,
          `geo:${pointTerm({ lat, lng })}`,
          `https://www.google.com/maps/@${north},${east},17z`,
          `https://yandex.ru/maps/?ll=${east}%2C${north}`,
        ])
          expect(readPoint(text)).toEqual({ lat, lng })
        const read = readPoint(`${sexagesimal(lat, 'NS')} ${sexagesimal(lng, 'EW')}`)
        expect(read?.lat).toBeCloseTo(lat, 4)
        expect(read?.lng).toBeCloseTo(lng, 4)
      }),
    )
  })

  it('two words with a separator, in any script, may name the order: in a bracket or before one or a colon they leave no point', () => {
    // Without g, k, l, t and w, and with four letters or more, no word names an axis or a format by chance.
    const word = fc
      .constantFrom(
        ...['abcdefhijmnopqrsuvxyz', 'ąćęłńóśźżčďěňřšťůž', 'абвгдежзиклмнопрстуфхцчшщыэюя'],
        ...[
          'αβγδεζηθικλμνξοπρστυφχψω',
          '경위도동북서남장가나다',
          '東西南北山川長短高低',
          'あいうえおかきくけこ',
        ],
        ...['ابتثجحخدذرزسشصض', 'אבגדהוזחטיכלמנסע', 'กขคงจฉชซญดตถทธน', 'कखगघचछजझटठडढतथ'],
      )
      .chain((letters) => fc.string({ unit: fc.constantFrom(...letters), minLength: 4, maxLength: 12 }))
    const separator = fc.constantFrom(
      ...[
        ',',
        ';',
        '/',
        '|',
        '，',
        '；',
        '／',
        '｜',
        '،',
        '؛',
        '、',
        '·',
        '・',
        '፣',
        ':',
        '->',
        '_',
        '&',
        '+',
      ],
      ...[' - ', ' – ', ' — ', '–', '—'],
    )
    const space = fc.constantFrom('', ' ')
    fc.assert(
      fc.property(points, word, separator, space, word, ({ lat, lng }, first, sign, after, second) => {
        const pair = `${lat.toFixed(6)}, ${lng.toFixed(6)}`
        const name = `${first}${sign}${after}${second}`
        expect(readPoint(`${pair} (${first} ${second})`)).toEqual({ lat, lng })
        expect(readPoint(`${pair} (${name})`)).toBeNull()
        expect(readPoint(`${name} (${pair})`)).toBeNull()
        expect(readPoint(`${name}: ${pair}`)).toBeNull()
        expect(readPoint(`${name}: (${pair})`)).toBeNull()
        // One word names no order, with the same signs around it.
        expect(readPoint(`${pair} (${sign}${first}${sign})`)).toEqual({ lat, lng })
        expect(readPoint(`${first}${sign}${after}(${pair})`)).toEqual({ lat, lng })
      }),
      { numRuns: 1000 },
    )
  })

  it('whatever is pasted, it never throws and never leaves the earth', () => {
    const parts = fc.constantFrom(
      ...['41.0082', '28,9784', '91', '-', '°', '′', '″', ' ', ',', ';', 'N', 'в. д.', 'geo:', '?q='],
      ...['https://google.com/', '@', '%', '!3d', '#map=', '1e9', 'Infinity'],
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(parts, { maxLength: 12, size: 'max' }).map((some) => some.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const point = readPoint(text)
        if (point) expect([Math.abs(point.lat) <= 90, Math.abs(point.lng) <= 180]).toEqual([true, true])
      }),
      { numRuns: 3000 },
    )
  })

  it('what a person types for a place is no point', () => {
    const word = fc.stringMatching(/^[a-zа-яё]{4,12}$/)
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.nat(999).map(String)), { maxLength: 5 }), (words) => {
        expect(readPoint(words.join(' '))).toBeNull()
        expect(readPoint(words.join(', '))).toBeNull()
      }),
    )
  })

  it('a point becomes the term that the service looks up, other texts none', () => {
    expect(readTerm('41.0082° N, 28.9784° E')).toBe('41.0082,28.9784')
    expect(readTerm('Istanbul')).toBeNull()
  })

  it('a text of 2000 characters is read, one of 2001 is not', () => {
    expect(readPoint('41.0082, 28.9784'.padEnd(2000))).toEqual(istanbul)
    expect(readPoint('41.0082, 28.9784'.padEnd(2001))).toBeNull()
  })

  it('a long text is not even tried', async () => {
    const long = [`${'1'.repeat(3)}${' 1.5'.repeat(100_000)}`, 'N '.repeat(1001), 'N '.repeat(1000)]
    expect(long.map(readPoint)).toEqual([null, null, null])
    expect(await costOf(() => long.map(readPoint))).toBeLessThan(10)
  })
})

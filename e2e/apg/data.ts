/** Options of the fixtures. The tests need names that begin alike, and more than two pages of ten. */
export const berries = [
  'Any berry',
  ...['Acai', 'Bilberry', 'Blackberry', 'Blueberry', 'Boysenberry', 'Cloudberry', 'Cranberry'],
  ...['Currant', 'Elderberry', 'Goji', 'Gooseberry', 'Huckleberry', 'Juneberry', 'Lingonberry'],
  ...['Loganberry', 'Mulberry', 'Raspberry', 'Strawberry'],
]

/** Names of rivers: five begin with A, nine with N, and the first one with N begins with Na. */
export const rivers = [
  ...['Aare', 'Adda', 'Amur', 'Arno', 'Avon', 'Don', 'Elbe', 'Ebro'],
  ...['Narew', 'Neckar', 'Neva', 'Niger', 'Nile', 'Nive', 'Noce', 'Nogat', 'Nore', 'Oder', 'Po'],
]

export const toppings = ['Lettuce', 'Tomato', 'Mustard', 'Sprouts']

export const colours = ['Red', 'Green', 'Blue']

/** Options of the fixtures: the rows ask for names that begin alike, and for more than two pages of ten. */
export const berries = [
  'Any berry',
  ...['Acai', 'Bilberry', 'Blackberry', 'Blueberry', 'Boysenberry', 'Cloudberry', 'Cranberry'],
  ...['Currant', 'Elderberry', 'Goji', 'Gooseberry', 'Huckleberry', 'Juneberry', 'Lingonberry'],
  ...['Loganberry', 'Mulberry', 'Raspberry', 'Strawberry'],
]

/** Five of them begin with A, nine with N, and the first of those with Na. */
export const rivers = [
  ...['Aare', 'Adda', 'Amur', 'Arno', 'Avon', 'Don', 'Elbe', 'Ebro'],
  ...['Narew', 'Neckar', 'Neva', 'Niger', 'Nile', 'Nive', 'Noce', 'Nogat', 'Nore', 'Oder', 'Po'],
]

export const toppings = ['Lettuce', 'Tomato', 'Mustard', 'Sprouts']

export const colours = ['Red', 'Green', 'Blue']

import type english from '../en/map.ts'
import type { Like } from '../translation.ts'

const map: Like<typeof english> = {
  Map: {
    name: 'Mapa de la ruta',
    pickupName: 'Mapa de la recogida',
    keys: 'Las flechas mueven el mapa; más y menos cambian el zoom.',
    short: 'Mapa',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    route: 'De {{from}} a {{to}}',
    pickup: 'Recogida: {{from}}',
    road: '{{route}}: alrededor de {{distance}}, {{duration}}',
    roadLength: '{{route}}: alrededor de {{distance}}',
    duration: 'alrededor de {{duration}}',
    stop: 'Parada {{number}}: {{name}}',
  },
}
export default map

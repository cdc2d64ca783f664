/** Texts of the route's map in English. */
const map = {
  Map: {
    name: 'Map of the route',
    pickupName: 'Map of the pickup',
    keys: 'Arrow keys move the map, plus and minus zoom it.',
    short: 'Map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    route: 'From {{from}} to {{to}}',
    pickup: 'Pickup: {{from}}',
    road: '{{route}}: about {{distance}}, {{duration}}',
    roadLength: '{{route}}: about {{distance}}',
    duration: 'about {{duration}}',
    stop: 'Stop {{number}}: {{name}}',
  },
}
export default map

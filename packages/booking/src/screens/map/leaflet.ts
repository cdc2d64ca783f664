/// <reference path="./leaflet.d.ts" />
/** The package's main file puts itself on the window as `L`, over a host's own; this one does not. */
export {
  DivIcon,
  DomUtil,
  GridLayer,
  LatLngBounds,
  LayerGroup,
  Map as LeafletMap,
  Marker,
  Polygon,
  Polyline,
  SVG,
  TileLayer,
} from 'leaflet/dist/leaflet-src.esm.js'

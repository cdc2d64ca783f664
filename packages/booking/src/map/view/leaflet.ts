/// <reference path="./leaflet.d.ts" />
/** Leaflet's main file would overwrite the host's `window.L`; the file imported here does not. */
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

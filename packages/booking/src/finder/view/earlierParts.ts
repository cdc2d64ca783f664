// The parts for an order that the address names, in one file that is loaded only for such an address.
export { EarlierNotice } from './EarlierNotice.tsx'
export { EarlierOrder } from './EarlierOrder.tsx'
export { LostChangeNotice } from './LostChangeNotice.tsx'

import './layeredLast.tsx'

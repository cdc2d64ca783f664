import type english from '../en/map.ts'
import type { Like } from '../translation.ts'

const map: Like<typeof english> = {
  Map: {
    name: 'Карта маршрута',
    pickupName: 'Карта: место подачи',
    keys: 'Стрелки двигают карту, плюс и\u00a0минус меняют масштаб.',
    short: 'Карта',
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    route: 'Откуда: {{from}}, куда: {{to}}',
    pickup: 'Подача: {{from}}',
    road: '{{route}}. Примерно {{distance}}, {{duration}}',
    roadLength: '{{route}}. Примерно {{distance}}',
    duration: 'примерно {{duration}}',
    stop: 'Остановка {{number}}: {{name}}',
  },
}
export default map

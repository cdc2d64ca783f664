import { directed, icon } from './icon.tsx'

export const AlertIcon = /* @__PURE__ */ icon(
  'M10.6 4.5 3.3 17.3A1.6 1.6 0 0 0 4.7 19.7h14.6a1.6 1.6 0 0 0 1.4-2.4L13.4 4.5a1.6 1.6 0 0 0-2.8 0ZM12 9.5v4M12 16.5h.01',
)
export const ArrowLeftIcon = /* @__PURE__ */ directed('M20 12H4.5M10.5 6l-6 6 6 6')
export const ArrowRightIcon = /* @__PURE__ */ directed('M4 12h15.5M13.5 6l6 6-6 6')
export const BagIcon = /* @__PURE__ */ icon(
  'M7.5 7.5h9a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-7a2.5 2.5 0 0 1 2.5-2.5ZM9 7.5V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5v2M9.5 11.5v4M14.5 11.5v4',
)
export const BoltIcon = /* @__PURE__ */ icon('M13.2 3.5 5 13.5h6.2l-.9 7 8.2-10h-6.2l.9-7Z')
export const BuildingIcon = /* @__PURE__ */ icon(
  'M5.5 20.5v-15a1.5 1.5 0 0 1 1.5-1.5h6a1.5 1.5 0 0 1 1.5 1.5v15M14.5 10h2.5a1.5 1.5 0 0 1 1.5 1.5v9M3.5 20.5h17M8.5 8h3M8.5 12h3M8.5 16h3',
)
export const CalendarIcon = /* @__PURE__ */ icon(
  'M6.5 5.5h11a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5v-9.5a2.5 2.5 0 0 1 2.5-2.5ZM4 10h16M8.5 3.5v4M15.5 3.5v4',
)
export const CardIcon = /* @__PURE__ */ icon(
  'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-8a2.5 2.5 0 0 1 2.5-2.5ZM3.5 10h17M7 14.8h3',
)
export const CashIcon = /* @__PURE__ */ icon(
  'M5.5 6.5h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM9.75 12a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0M7 12h.01M17 12h.01',
)
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5')
export const ChildIcon = /* @__PURE__ */ icon(
  'M8 3.5h5.5A2.5 2.5 0 0 1 16 6v8.5M8 3.5A2.5 2.5 0 0 0 5.5 6v10.5A2.5 2.5 0 0 0 8 19h9.5a2 2 0 0 0 2-2v-.5a2 2 0 0 0-2-2H9.5V8M12.5 8v6.5',
)
export const ClockIcon = /* @__PURE__ */ icon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.2V12l3 2')
export const CopyIcon = /* @__PURE__ */ icon(
  'M11 8.5h6a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-6a2.5 2.5 0 0 1-2.5-2.5v-6a2.5 2.5 0 0 1 2.5-2.5ZM15.5 8.5V7A2.5 2.5 0 0 0 13 4.5H7A2.5 2.5 0 0 0 4.5 7v6A2.5 2.5 0 0 0 7 15.5h1.5',
)
export const DeviceIcon = /* @__PURE__ */ icon(
  'M9 3h6a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1-2.5 2.5h-6a2.5 2.5 0 0 1-2.5-2.5v-13a2.5 2.5 0 0 1 2.5-2.5ZM11 17.8h2',
)
export const DotsIcon = /* @__PURE__ */ icon(
  '',
  'M4.75 12a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M10.75 12a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M16.75 12a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0',
)
export const DownIcon = /* @__PURE__ */ icon('m6.5 9.5 5.5 5.5 5.5-5.5')
export const DragIcon = /* @__PURE__ */ icon(
  '',
  'M7.75 6a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M7.75 12a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M7.75 18a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M13.75 6a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M13.75 12a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M13.75 18a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0',
)
export const ErrorIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5v5.5M12 16.2h.01',
)
export const ExternalIcon = /* @__PURE__ */ icon(
  'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M17.5 13.5V17a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V9A2.5 2.5 0 0 1 7 6.5h3.5',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M9.5 6.1c.8-.2 1.6-.3 2.5-.3 4 0 7.2 2.2 9.2 6.2-.6 1.2-1.3 2.2-2.2 3.1M6.3 7.7c-1.4 1-2.6 2.5-3.5 4.3 2 4 5.2 6.2 9.2 6.2 1.8 0 3.4-.4 4.8-1.2M4 4l16 16',
)
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.8 12c2-4 5.2-6.2 9.2-6.2s7.2 2.2 9.2 6.2c-2 4-5.2 6.2-9.2 6.2S4.8 16 2.8 12ZM9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0-5.5 0',
)
export const FilterIcon = /* @__PURE__ */ icon('M4.5 7h15M7.5 12h9M10.5 17h3')
export const GearIcon = /* @__PURE__ */ icon(
  'M9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0-5.5 0M12 3.5v2.2M12 18.3v2.2M3.5 12h2.2M18.3 12h2.2M6 6l1.5 1.5M16.5 16.5 18 18M6 18l1.5-1.5M16.5 7.5 18 6',
)
export const GlobeIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c2.4 2.4 3.5 5.2 3.5 8.5s-1.1 6.1-3.5 8.5c-2.4-2.4-3.5-5.2-3.5-8.5s1.1-6.1 3.5-8.5Z',
)
export const HotelIcon = /* @__PURE__ */ icon(
  'M3.5 6v13M3.5 16h17M20.5 19v-5.5a2.5 2.5 0 0 0-2.5-2.5h-7.5V16M5.25 11.5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0',
)
export const InfoIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11.5v4.5M12 8h.01',
)
export const LeftIcon = /* @__PURE__ */ directed('m14.5 6.5-5.5 5.5 5.5 5.5')
export const ListIcon = /* @__PURE__ */ directed(
  'M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
)
export const LocateIcon = /* @__PURE__ */ icon('M20.5 3.5 13.6 20.5l-2.7-7.4-7.4-2.7 17-6.9Z')
export const LockIcon = /* @__PURE__ */ icon(
  'M8 10.5h8a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-2.5 2.5h-8a2.5 2.5 0 0 1-2.5-2.5v-4.5a2.5 2.5 0 0 1 2.5-2.5ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
)
export const MailIcon = /* @__PURE__ */ icon(
  'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-8a2.5 2.5 0 0 1 2.5-2.5ZM4 7.5l8 5.5 8-5.5',
)
export const MapIcon = /* @__PURE__ */ icon(
  'm3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2v-13ZM9 4.5v13M15 6.5v13',
)
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const NoteIcon = /* @__PURE__ */ directed(
  'M4.5 6.5A2.5 2.5 0 0 1 7 4h10a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 17 16h-5l-4.5 4v-4H7a2.5 2.5 0 0 1-2.5-2.5v-7ZM8.5 8.3h7M8.5 11.7h4.5',
)
export const OfflineIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 5.6-1M5.5 12.3c1.3-1.2 2.7-2 4.2-2.4M13.5 9.7c1.9.4 3.6 1.3 5 2.6M2.8 9c1-.9 2.2-1.7 3.4-2.3M11 5.2c3.8-.3 7.4 1.1 10.2 3.8M12 19h.01',
)
export const OkIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M8.3 12.3l2.5 2.5 5-5.2',
)
export const PhoneIcon = /* @__PURE__ */ icon(
  'M6 3.5h2.6l1.7 4.3-2 1.5c1 2.5 3.1 4.7 5.7 5.8l1.6-2 4.2 1.7v2.7c0 1.5-1.2 2.5-2.6 2.3C10 19 4.8 13.6 3.7 6.3 3.5 4.8 4.5 3.5 6 3.5Z',
)
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21c4.2-4.3 6.5-7.8 6.5-11a6.5 6.5 0 1 0-13 0c0 3.2 2.3 6.7 6.5 11ZM9.75 10a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0',
)
export const PlaneIcon = /* @__PURE__ */ icon(
  'M20.4 3.6c-.9-.9-2.4-.8-3.3.1L13.6 7.2 5.7 5.1c-.5-.1-1 0-1.3.3l-.6.6 6.3 4-3 3-2.3-.3-1.1 1.1 3.6 1.9 1.9 3.6 1.1-1.1-.3-2.3 3-3 4 6.3.6-.6c.3-.3.4-.8.3-1.3L15.8 9.4l3.5-3.5c.9-.9 2-1.4 1.1-2.3Z',
)
export const PlayIcon = /* @__PURE__ */ icon(
  'M7 4.8v14.4c0 .8.9 1.3 1.6.9l11.4-7.2c.7-.4.7-1.4 0-1.8L8.6 3.9C7.9 3.5 7 4 7 4.8Z',
)
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const PortIcon = /* @__PURE__ */ icon(
  'M10 5.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 7.5v13M8.5 11h7M4.5 13.5c.4 4.2 3.4 6.7 7.5 7 4.1-.3 7.1-2.8 7.5-7',
)
export const PrintIcon = /* @__PURE__ */ icon(
  'M7 8.5v-4h10v4M7 17H5.5a2 2 0 0 1-2-2v-4.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H17M7 14h10v6H7z',
)
export const RedoIcon = /* @__PURE__ */ directed('m15.5 5 4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h3')
export const RefreshIcon = /* @__PURE__ */ icon('M19.5 5v4.5H15M19.2 9.5a7.8 7.8 0 1 0 .6 4.5')
export const RightIcon = /* @__PURE__ */ directed('m9.5 6.5 5.5 5.5-5.5 5.5')
export const RingIcon = /* @__PURE__ */ icon('M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0')
export const RouteIcon = /* @__PURE__ */ directed(
  'M3.75 18a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0M8.5 18H15a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h6.5',
  'M14.875 6a3.125 3.125 0 1 0 6.25 0a3.125 3.125 0 1 0-6.25 0',
)
export const SailIcon = /* @__PURE__ */ icon(
  'M12 3.5V16M12 4.5c3.5 3 5.5 6.5 6 10.5h-6M10 8c-1.2 2.8-2.7 5-4.5 7H10M3.5 18c1 1.7 2.5 2.5 4.5 2.5h8c2 0 3.5-.8 4.5-2.5h-17Z',
)
export const SearchIcon = /* @__PURE__ */ icon('M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4.5 4.5')
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5c2.3 1.6 4.6 2.4 7.3 2.6.4 6.7-1.9 11.6-7.3 14.4-5.4-2.8-7.7-7.7-7.3-14.4 2.7-.2 5-1 7.3-2.6ZM8.8 12l2.3 2.3 4.2-4.4',
)
export const SignIcon = /* @__PURE__ */ icon(
  'M6.5 4h11a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM12 13v7.5M8 7.3h8M8 10h5',
)
export const SlidersIcon = /* @__PURE__ */ icon(
  'M4 7.5h9M18 7.5h2M4 16.5h2M11 16.5h9M13.25 7.5a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0M6.25 16.5a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0',
)
export const StarIcon = /* @__PURE__ */ icon(
  '',
  'M12 3.3c.4 0 .8.2 1 .6l2.1 4.4 4.8.7c1 .1 1.3 1.3.7 2l-3.5 3.4.8 4.8c.2.9-.8 1.7-1.7 1.2L12 18.1l-4.2 2.3c-.9.5-1.9-.3-1.7-1.2l.8-4.8L3.4 11c-.6-.7-.3-1.9.7-2l4.8-.7L11 3.9c.2-.4.6-.6 1-.6Z',
)
export const StopIcon = /* @__PURE__ */ icon(
  'M8 3.5h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3ZM5 12h14M8.5 3.5V12M15.5 3.5V12M8 14.8h.01M16 14.8h.01M7.5 17.5v2.5M16.5 17.5v2.5',
)
export const SwapHIcon = /* @__PURE__ */ icon(
  'M4 8h15.5M16 4.5 19.5 8 16 11.5M20 16H4.5M8 12.5 4.5 16 8 19.5',
)
export const SwapIcon = /* @__PURE__ */ icon('M8 4v15.5M4.5 16 8 19.5l3.5-3.5M16 20V4.5M12.5 8 16 4.5 19.5 8')
export const TrainIcon = /* @__PURE__ */ icon(
  'M8.5 3.5h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM5.5 11h13M12 3.5V11M8 20.5l2-4M16 20.5l-2-4M9 13.8h.01M15 13.8h.01',
)
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9.5 7V5A1.5 1.5 0 0 1 11 3.5h2A1.5 1.5 0 0 1 14.5 5v2M6.5 7l.8 11a2.5 2.5 0 0 0 2.5 2.3h4.4a2.5 2.5 0 0 0 2.5-2.3l.8-11',
)
export const UndoIcon = /* @__PURE__ */ directed('M8.5 5 4.5 9l4 4M4.5 9h9.5a5.5 5.5 0 0 1 0 11h-3')
export const UpIcon = /* @__PURE__ */ icon('m6.5 14.5 5.5-5.5 5.5 5.5')
export const UserIcon = /* @__PURE__ */ icon(
  'M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0-7.5 0M4.8 20c.7-3.8 3.4-6 7.2-6s6.5 2.2 7.2 6',
)
export const UsersIcon = /* @__PURE__ */ icon(
  'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.8 19.5c.6-3.5 2.9-5.5 6.2-5.5s5.6 2 6.2 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.8 14.5c1.9.8 3 2.5 3.4 5',
)
export const WheelIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M9.75 12a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0-4.5 0M3.7 10.5c2-.6 4-.9 6.3-.3M20.3 10.5c-2-.6-4-.9-6.3-.3M11 14l-1.8 5.8M13 14l1.8 5.8',
)
export const XIcon = /* @__PURE__ */ icon('m6.5 6.5 11 11M17.5 6.5l-11 11')

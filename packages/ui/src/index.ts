export {
  Accordion,
  type AccordionItem,
  type AccordionMultipleProps,
  type AccordionProps,
} from './components/Accordion/Accordion.tsx'
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx'
export { StoreBadge, type StoreBadgeProps } from './components/Badge/StoreBadge.tsx'
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx'
export { Button, type ButtonProps } from './components/Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx'
export {
  Calendar,
  type CalendarCell,
  type CalendarOptions,
  type CalendarProps,
  type MultipleCalendarOptions,
  type MultipleCalendarProps,
  type SpanPart,
} from './components/Calendar/Calendar.tsx'
export type { ISODate, Weekday } from './components/Calendar/calendarMath.ts'
export type { CalendarMode } from './components/Calendar/calendarMoves.ts'
export {
  type CalendarMonth,
  type CalendarState,
  type MultipleCalendarState,
  useCalendar,
} from './components/Calendar/useCalendar.ts'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx'
export { Chip, type ChipProps } from './components/Chip/Chip.tsx'
export { ChipGroup, type ChipGroupProps } from './components/ChipGroup/ChipGroup.tsx'
export { ComboBox, type ComboBoxProps, type ComboBoxReason } from './components/ComboBox/ComboBox.tsx'
export { markMatch } from './components/ComboBox/markMatch.tsx'
export { OptionText, type OptionTextProps } from './components/ComboBox/OptionText.tsx'
export type { ComboBoxGroup } from './components/ComboBox/useComboBox.ts'
export { type DateInvalid, DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx'
export { formatDate, parseDate } from './components/DatePicker/dateMask.ts'
export { DateRangePicker, type DateRangePickerProps } from './components/DateRangePicker/DateRangePicker.tsx'
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx'
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx'
export { ErrorScreen, type ErrorScreenProps } from './components/ErrorScreen/ErrorScreen.tsx'
export { Field, type FieldControl, type FieldOptions, type FieldProps } from './components/Field/Field.tsx'
export { Flag, type FlagProps } from './components/Flag/Flag.tsx'
export { Form, type FormProps } from './components/Form/Form.tsx'
export { Link, type LinkProps } from './components/Link/Link.tsx'
export { Menu, type MenuProps } from './components/Menu/Menu.tsx'
export type { MenuMode } from './components/Menu/menuChoice.ts'
export type { MenuGroup, MenuItem } from './components/Menu/menuItems.ts'
export { MultiComboBox, type MultiComboBoxProps } from './components/MultiComboBox/MultiComboBox.tsx'
export { Notice, type NoticeProps } from './components/Notice/Notice.tsx'
export type { NotificationOptions } from './components/Notifications/NotificationCard.tsx'
export {
  NotificationProvider,
  type NotificationProviderProps,
  type Notifications,
  useNotifications,
} from './components/Notifications/Notifications.tsx'
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx'
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx'
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx'
export {
  type PhoneCountry,
  type PhoneInputOptions,
  type PhoneInputState,
  usePhoneInput,
} from './components/PhoneField/usePhoneInput.ts'
export { Plate, type PlateProps } from './components/Plate/Plate.tsx'
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx'
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx'
export {
  type DateRange,
  type OffInside,
  RangeCalendar,
  type RangeCalendarProps,
  type RangePreset,
} from './components/RangeCalendar/RangeCalendar.tsx'
export { RemovableChip, type RemovableChipProps } from './components/RemovableChip/RemovableChip.tsx'
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx'
export { Select, type SelectMultipleProps, type SelectProps } from './components/Select/Select.tsx'
export type { SelectGroup, SelectOption } from './components/Select/selectOption.ts'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx'
export { SkeletonText, type SkeletonTextProps } from './components/Skeleton/SkeletonText.tsx'
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx'
export { Stepper, type StepperOptions, type StepperProps } from './components/Stepper/Stepper.tsx'
export { type StepperState, useStepper } from './components/Stepper/useStepper.ts'
export { SuggestField, type SuggestFieldProps } from './components/SuggestField/SuggestField.tsx'
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx'
export { type Tab, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx'
export { Textarea, type TextareaProps } from './components/Textarea/Textarea.tsx'
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx'
export {
  type TimeInputOptions,
  type TimeInvalid,
  TimePicker,
  type TimePickerProps,
} from './components/TimePicker/TimePicker.tsx'
export {
  type ClockTime,
  normalizeSeconds,
  type SecondsOptions,
  secondsOfTime,
  timeOfSeconds,
} from './components/TimePicker/timeInput.ts'
export {
  type TimeOption,
  type TimeOptionsState,
  useTimeOptions,
} from './components/TimePicker/useTimeOptions.ts'
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx'
export { CurrencyIcon, type CurrencyIconProps } from './icons/currency.tsx'
export type { Icon, IconProps } from './icons/icon.tsx'
export {
  AlertIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BagIcon,
  BoltIcon,
  BuildingIcon,
  CalendarIcon,
  CardIcon,
  CashIcon,
  CheckIcon,
  ChildIcon,
  ClockIcon,
  CopyIcon,
  DeviceIcon,
  DotsIcon,
  DownIcon,
  DragIcon,
  ErrorIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  GearIcon,
  GlobeIcon,
  HotelIcon,
  InfoIcon,
  LeftIcon,
  ListIcon,
  LocateIcon,
  LockIcon,
  MailIcon,
  MapIcon,
  MinusIcon,
  NoteIcon,
  OfflineIcon,
  OkIcon,
  PhoneIcon,
  PinIcon,
  PlaneIcon,
  PlayIcon,
  PlusIcon,
  PortIcon,
  PrintIcon,
  RedoIcon,
  RefreshIcon,
  RightIcon,
  RingIcon,
  RouteIcon,
  SailIcon,
  SearchIcon,
  ShareIcon,
  ShieldIcon,
  SignIcon,
  SlidersIcon,
  StarIcon,
  StopIcon,
  SwapHIcon,
  SwapIcon,
  TrainIcon,
  TrashIcon,
  UndoIcon,
  UpIcon,
  UserIcon,
  UsersIcon,
  WheelIcon,
  XIcon,
} from './icons/icons.tsx'
export { BrandMark, type BrandMarkProps } from './illustrations/BrandMark.tsx'
export { type CarClass, carClasses } from './illustrations/carClasses.ts'
export { CarIllustration, type CarIllustrationProps } from './illustrations/cars/CarIllustration.tsx'
export type { DrawingProps } from './illustrations/drawing.tsx'
export {
  AppPoint,
  BookedFastPoint,
  CardOrCashPoint,
  ConfirmedAtOncePoint,
  ForSomebodyElsePoint,
  PayLaterPoint,
} from './illustrations/orderPoints.tsx'
export {
  FixedPricePoint,
  FlightDelayPoint,
  FreeCancellationPoint,
  FreeWaitingPoint,
  MeetSignPoint,
} from './illustrations/points.tsx'
export {
  CleanCarsPoint,
  DoorToDoorPoint,
  DriverContactPoint,
  LicensedDriversPoint,
  NonSmokingPoint,
  QuietRidePoint,
  SpeaksEnglishPoint,
  WaterPoint,
  WiFiPoint,
} from './illustrations/ridePoints.tsx'
export {
  AboardPoint,
  AllInOnePoint,
  HelmPoint,
  LifebeltPoint,
  OtherDayPoint,
  TalkPoint,
} from './illustrations/seaPoints.tsx'
export {
  CheaperThanTaxiPoint,
  ChildSeatsPoint,
  FlightTrackingPoint,
  GroupsPoint,
  InsurancePoint,
  LuggageHelpPoint,
  OnlinePaymentPoint,
  PointsAndMilesPoint,
  RatingPoint,
  SupportPoint,
} from './illustrations/servicePoints.tsx'
export { ErrorDrawing } from './illustrations/states/Error.tsx'
export { ForbiddenDrawing } from './illustrations/states/Forbidden.tsx'
export { NoCarsDrawing } from './illustrations/states/NoCars.tsx'
export { OfflineDrawing } from './illustrations/states/Offline.tsx'
export { OrderPlacedDrawing } from './illustrations/states/OrderPlaced.tsx'
export {
  AirportsPoint,
  BusinessPapersPoint,
  NoHiddenFeesPoint,
  PetsPoint,
  TollsIncludedPoint,
} from './illustrations/tripPoints.tsx'
export {
  YachtIllustration,
  type YachtIllustrationProps,
  type YachtShape,
  yachtShapes,
} from './illustrations/yachts/YachtIllustration.tsx'
export { type Language, languages } from './messages/language.ts'
export type { Forms, OwnWords, Words } from './messages/words.ts'
export { type Announce, useAnnounce } from './private/announcer.tsx'
export { isComposing } from './private/edit/isComposing.ts'
export { isHeld } from './private/edit/isHeld.ts'
export type { ClassNames, PartOf } from './private/parts.ts'
export {
  type CreatedMode,
  type CreatedTheme,
  type Density,
  densities,
  type Radius,
  radii,
  type ThemeChange,
  type ThemeVariables,
} from './themes/createdTheme.ts'
export { type Surface, surfaces } from './themes/rootSettings.ts'
export {
  type CalendarParts,
  type CalendarSystem,
  type DateFormat,
  type HourCycle,
  ThemeProvider,
  type ThemeProviderProps,
} from './themes/ThemeProvider.tsx'
export { type ThemeName, themeNames, type VisiblePart } from './themes/themeNames.ts'
export { ThemeContext, useLanguage, useTheme } from './themes/useTheme.ts'

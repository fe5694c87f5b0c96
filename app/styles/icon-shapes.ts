import {
  ArrowUpDown,
  Bell,
  CalendarClock,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  ClipboardList,
  Eye,
  EyeOff,
  Heart,
  History,
  Info,
  LayoutGrid,
  LoaderCircle,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageSquareText,
  Minus,
  Percent,
  Phone,
  Plus,
  Printer,
  RotateCcw,
  Search,
  ShoppingBasket,
  SlidersHorizontal,
  Trash2,
  TriangleAlert,
  User,
  X,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const icons: Record<string, LucideIcon> = {
  'arrow-up-down': ArrowUpDown,
  'calendar-clock': CalendarClock,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'clipboard-list': ClipboardList,
  'eye-off': EyeOff,
  'layout-grid': LayoutGrid,
  'loader-circle': LoaderCircle,
  'log-in': LogIn,
  'log-out': LogOut,
  'map-pin': MapPin,
  'message-square-text': MessageSquareText,
  'rotate-ccw': RotateCcw,
  'shopping-basket': ShoppingBasket,
  'sliders-horizontal': SlidersHorizontal,
  'trash-2': Trash2,
  'triangle-alert': TriangleAlert,
  bell: Bell,
  check: Check,
  eye: Eye,
  heart: Heart,
  history: History,
  info: Info,
  mail: Mail,
  menu: Menu,
  minus: Minus,
  percent: Percent,
  phone: Phone,
  plus: Plus,
  printer: Printer,
  search: Search,
  user: User,
  x: X,
};

/** The shapes of the portal's icons as values of `mask-image`, by name; the stylesheet holds those that a page names (`icon-bell`). */
export const iconShapes = {
  ...Object.fromEntries(Object.entries(icons).map(([name, icon]) => [name, writeShape(icon)])),
  'heart-full': writeShape(Heart, '#000'),
};

function writeShape(icon: LucideIcon, fill = 'none'): string {
  const svg = renderToStaticMarkup(createElement(icon, { color: '#000', fill }))
    .replace(/ (?:class|aria-hidden)="[^"]*"/g, '')
    .replace(' width="24" height="24"', '')
    .replace(/><\/(?:path|circle|line|rect|polyline|ellipse)>/g, '/>')
    .replaceAll('"', "'")
    .replace(/[<>#]/g, (sign) => encodeURIComponent(sign));
  return `url("data:image/svg+xml,${svg}")`;
}

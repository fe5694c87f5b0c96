import clsx from 'clsx';
import type { ReactElement } from 'react';

/** `className` gives the size and, by the text's colour, the ink. */
export type Icon = (props: { className?: string }) => ReactElement;

/** Decoration, hidden from screen readers: a neighbour or an `aria-label` names it. */
export const BellIcon = createIcon('icon-bell');
export const SortIcon = createIcon('icon-arrow-up-down');
export const ChevronDownIcon = createIcon('icon-chevron-down');
export const ChevronLeftIcon = createIcon('icon-chevron-left');
export const ChevronRightIcon = createIcon('icon-chevron-right');
export const AlertIcon = createIcon('icon-circle-alert');
export const DoneIcon = createIcon('icon-circle-check');
export const OrdersIcon = createIcon('icon-clipboard-list');
export const TemplatesIcon = createIcon('icon-bookmark');
export const PreordersIcon = createIcon('icon-calendar-clock');
export const ShowIcon = createIcon('icon-eye');
export const HideIcon = createIcon('icon-eye-off');
export const FavouriteIcon = createIcon('icon-heart');
export const FavouriteOnIcon = createIcon('icon-heart-full');
export const HistoryIcon = createIcon('icon-history');
export const InfoIcon = createIcon('icon-info');
export const CatalogueIcon = createIcon('icon-layout-grid');
export const WaitIcon = createIcon('icon-loader-circle');
export const SignInIcon = createIcon('icon-log-in');
export const SignOutIcon = createIcon('icon-log-out');
export const MailIcon = createIcon('icon-mail');
export const PlaceIcon = createIcon('icon-map-pin');
export const MenuIcon = createIcon('icon-menu');
export const MessageIcon = createIcon('icon-message-square-text');
export const PercentIcon = createIcon('icon-percent');
export const PhoneIcon = createIcon('icon-phone');
export const PrintIcon = createIcon('icon-printer');
export const RepeatIcon = createIcon('icon-rotate-ccw');
export const SearchIcon = createIcon('icon-search');
export const BasketIcon = createIcon('icon-shopping-basket');
export const FiltersIcon = createIcon('icon-sliders-horizontal');
export const RemoveIcon = createIcon('icon-trash-2');
export const WarningIcon = createIcon('icon-triangle-alert');
export const ProfileIcon = createIcon('icon-user');
export const CloseIcon = createIcon('icon-x');

/** For icons that CSS draws inside other elements. */
export const shapes = { minus: 'icon-minus', plus: 'icon-plus' };

/** An icon drawn by the style sheet (app/styles/icon-shapes.ts): repeating one costs no markup. */
function createIcon(shape: string): Icon {
  return function ShapedIcon({ className = 'size-6' }) {
    return <span className={clsx('icon', shape, className)} />;
  };
}

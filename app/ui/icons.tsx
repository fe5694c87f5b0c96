import clsx from 'clsx';
import type { ReactElement } from 'react';

/** `className` gives the size and, by the text's colour, the ink. */
export type Icon = (props: { className?: string }) => ReactElement;

/** Decoration, hidden from screen readers: a neighbour or an `aria-label` names it. */
export const BellIcon = drawn('icon-bell');
export const CheckIcon = drawn('icon-check');
export const SortIcon = drawn('icon-arrow-up-down');
export const ChevronDownIcon = drawn('icon-chevron-down');
export const ChevronLeftIcon = drawn('icon-chevron-left');
export const ChevronRightIcon = drawn('icon-chevron-right');
export const AlertIcon = drawn('icon-circle-alert');
export const DoneIcon = drawn('icon-circle-check');
export const OrdersIcon = drawn('icon-clipboard-list');
export const PreordersIcon = drawn('icon-calendar-clock');
export const ShowIcon = drawn('icon-eye');
export const HideIcon = drawn('icon-eye-off');
export const FavouriteIcon = drawn('icon-heart');
export const FavouriteOnIcon = drawn('icon-heart-full');
export const HistoryIcon = drawn('icon-history');
export const InfoIcon = drawn('icon-info');
export const CatalogueIcon = drawn('icon-layout-grid');
export const WaitIcon = drawn('icon-loader-circle');
export const SignInIcon = drawn('icon-log-in');
export const SignOutIcon = drawn('icon-log-out');
export const MailIcon = drawn('icon-mail');
export const PlaceIcon = drawn('icon-map-pin');
export const MenuIcon = drawn('icon-menu');
export const MessageIcon = drawn('icon-message-square-text');
export const PercentIcon = drawn('icon-percent');
export const PhoneIcon = drawn('icon-phone');
export const PrintIcon = drawn('icon-printer');
export const RepeatIcon = drawn('icon-rotate-ccw');
export const SearchIcon = drawn('icon-search');
export const BasketIcon = drawn('icon-shopping-basket');
export const FiltersIcon = drawn('icon-sliders-horizontal');
export const RemoveIcon = drawn('icon-trash-2');
export const WarningIcon = drawn('icon-triangle-alert');
export const ProfileIcon = drawn('icon-user');
export const CloseIcon = drawn('icon-x');

/** For icons that CSS draws inside other elements. */
export const shapes = { minus: 'icon-minus', plus: 'icon-plus' };

/** An icon drawn by the style sheet (app/styles/icon-shapes.ts): repeating one costs no markup. */
function drawn(shape: string): Icon {
  return function ShapedIcon({ className = 'size-6' }) {
    return <span className={clsx('icon', shape, className)} />;
  };
}

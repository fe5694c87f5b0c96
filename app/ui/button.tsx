import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { Link, type LinkProps } from './link';

export type ButtonVariant = {
  /** `primary`: the main action of a view, `wheat`: the cart only, `danger`: irreversible actions, `link`: small ones that stand by the dozen. */
  variant?: 'primary' | 'secondary' | 'outline' | 'danger' | 'wheat' | 'link' | undefined;
  size?: 'sm' | 'normal' | 'large' | undefined;
  wide?: boolean | undefined;
};

const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  outline: 'border border-border-strong bg-surface text-ink hover:border-leaf-ink hover:text-leaf-ink',
  danger: 'bg-poppy text-on-leaf hover:bg-poppy-strong',
  wheat: 'bg-wheat text-wheat-ink hover:bg-wheat-strong',
  link: 'text-small font-medium text-leaf-ink underline underline-offset-4',
};

const sizes = {
  sm: 'button-sm',
  normal: undefined,
  large: 'min-h-14 px-6 py-3 text-name',
};

/** Classes for elements that look like a button, such as a `summary`. */
export function buttonClass({ variant = 'primary', size = 'normal', wide = false }: ButtonVariant = {}): string {
  return clsx('button', variants[variant], sizes[size], wide && 'w-full');
}

type ButtonProps = ComponentPropsWithoutRef<'button'> & ButtonVariant;

/** For actions in the page; a form is sent by `SubmitButton`. */
export function Button({ variant, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={clsx(buttonClass({ variant, size, wide }), className)} {...rest} />;
}

/** A link with its words, as loaders return it. */
export interface LinkView {
  readonly label: string;
  readonly href: string;
}

export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonVariant) {
  return <Link className={clsx(buttonClass({ variant, size, wide }), className)} {...rest} />;
}

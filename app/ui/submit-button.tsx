import clsx from 'clsx';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { buttonClass, type ButtonVariant } from './button';
import { WaitIcon } from './icons';
import { type FormMark, usePendingForm } from './use-pending-form';

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'disabled'> &
  ButtonVariant & {
    /** What a screen reader hears while the answer is awaited. */
    pendingLabel: string;
    /** Fields that single this form out: a page has several, the search in its header at least. */
    mark: FormMark;
    /** In place of what is known of the form with the mark: where a view is drawn by itself. */
    pending?: boolean | undefined;
  };

/** Sends its form. While the answer is awaited it keeps its size and its focus, and takes no second press. */
export function SubmitButton({
  pendingLabel,
  mark,
  pending,
  look,
  size,
  wide,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const sent = usePendingForm(mark);
  const waiting = pending ?? sent;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (waiting) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="submit"
      className={clsx(buttonClass({ look, size, wide }), className)}
      aria-disabled={waiting || undefined}
      onClick={press}
      {...rest}
    >
      <span className={clsx('button-label', waiting && 'opacity-0')}>{children}</span>
      {waiting && (
        <span role="status" className="absolute inset-0 grid place-content-center">
          <WaitIcon className="size-5 animate-spin" />
          <span className="sr-only">{pendingLabel}</span>
        </span>
      )}
    </button>
  );
}

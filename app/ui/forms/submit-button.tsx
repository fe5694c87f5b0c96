import clsx from 'clsx';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { buttonClass, type ButtonVariant } from '../button';
import { WaitIcon } from '../icons';
import { type FormMark, useFormState } from './use-form-state';

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'disabled'> &
  ButtonVariant & {
    /** Read out while the form is pending; left out where another button of the form says it. */
    pendingLabel?: string;
    /** Fields that identify the form among those of the page. */
    mark: FormMark;
    /** Overrides the state of that form. */
    pending?: boolean | undefined;
  };

/** While its form is pending it keeps its size and focus; it ignores presses until the answer. */
export function SubmitButton({
  pendingLabel,
  mark,
  pending,
  variant,
  size,
  wide,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const state = useFormState(mark);
  const waiting = pending ?? state !== 'idle';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending ?? state === 'submitting') event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="submit"
      className={clsx(buttonClass({ variant, size, wide }), className)}
      aria-disabled={waiting || undefined}
      onClick={press}
      {...rest}
    >
      <span className={clsx('button-label', waiting && 'opacity-0')}>{children}</span>
      {waiting && (
        <span role={pendingLabel && 'status'} className="absolute inset-0 grid place-content-center">
          <WaitIcon className="size-5 animate-spin" />
          {pendingLabel && <span className="sr-only">{pendingLabel}</span>}
        </span>
      )}
    </button>
  );
}

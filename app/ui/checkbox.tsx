import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { describeField, FieldFault, type FieldWords } from './field-frame';

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
  name: string;
  /** The words beside the box. */
  children: ReactNode;
  /** A count at the far right. */
  count?: string | undefined;
  error?: FieldWords['error'];
  /** Closer rows on a desk, for long lists. */
  dense?: boolean;
};

/** A native checkbox whose whole row is pressed. Several of one name differ by `value`. */
export function Checkbox({ children, count, error, dense = false, ...input }: Props) {
  const id = input.id ?? (input.value === undefined ? input.name : `${input.name}-${String(input.value)}`);
  return (
    <div>
      <label
        className={clsx(
          'check-row',
          dense && 'text-meta md:min-h-9',
          input.disabled && 'text-soft',
        )}
      >
        <input type="checkbox" {...input} id={id} className="mark-check" {...describeField(id, { error })} />
        <span className="min-w-0">{children}</span>
        {count !== undefined && <span className="ml-auto text-small text-soft">{count}</span>}
      </label>
      <FieldFault id={id} error={error} />
    </div>
  );
}

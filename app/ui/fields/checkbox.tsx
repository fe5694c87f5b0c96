import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { describeField, FieldErrorMessage, type FieldLabels } from './field-frame';

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
  name: string;
  children: ReactNode;
  error?: FieldLabels['error'];
};

export function Checkbox({ children, error, ...input }: Props) {
  const id = input.id ?? (input.value === undefined ? input.name : `${input.name}-${String(input.value)}`);
  return (
    <div>
      <label className={clsx('checkbox-field', input.disabled && 'text-muted')}>
        <input type="checkbox" {...input} id={id} {...describeField(id, { error })} />
        <span className="min-w-0">{children}</span>
      </label>
      <FieldErrorMessage id={id} error={error} />
    </div>
  );
}

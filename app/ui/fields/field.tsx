import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame, type FieldLabels, splitField } from './field-frame';
import { ChevronDownIcon } from '../icons';
import { isSubmitKey, pressSubmit } from '../forms/submit-keys';

type Named = FieldLabels & { name: string };

export function TextField({ className, ...field }: Named & ComponentPropsWithoutRef<'input'>) {
  const { frame, control } = splitField(field);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} className={clsx('input min-h-12', className)} />
    </FieldFrame>
  );
}

/** Ctrl+Enter presses the button of the form that names these keys. */
export function TextArea({ className, ...field }: Named & ComponentPropsWithoutRef<'textarea'>) {
  const { frame, control } = splitField(field);
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={3}
        onKeyDown={(event) => {
          if (!isSubmitKey(event)) return;
          event.preventDefault();
          pressSubmit(event.currentTarget.form);
        }}
        {...control}
        className={clsx('input py-3', className)}
      />
    </FieldFrame>
  );
}

type SelectProps = Named &
  ComponentPropsWithoutRef<'select'> & { options: readonly { value: string; label: string }[] };

export function SelectField({ className, options, ...field }: SelectProps) {
  const { frame, control } = splitField(field);
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <select {...control} className={clsx('input min-h-12 appearance-none pr-10', className)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted" />
      </div>
    </FieldFrame>
  );
}

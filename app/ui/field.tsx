import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { describeField, FieldFrame, type FieldLabels } from './field-frame';
import { ChevronDownIcon } from './icons';
import { isSubmitKey, pressSubmit } from './submit-keys';

type Named = { name: string };

/** A one-line field; `id` defaults to `name`. */
export function TextField({
  label,
  hint,
  error,
  quietLabel,
  className,
  ...input
}: FieldLabels & Named & ComponentPropsWithoutRef<'input'>) {
  const id = input.id ?? input.name;
  const labels = { label, hint, error, quietLabel };
  return (
    <FieldFrame id={id} {...labels}>
      <input
        type="text"
        {...input}
        id={id}
        className={clsx('input min-h-12', className)}
        {...describeField(id, labels)}
      />
    </FieldFrame>
  );
}

/** Ctrl+Enter presses the button of the form that names these keys. */
export function TextArea({
  label,
  hint,
  error,
  quietLabel,
  className,
  ...area
}: FieldLabels & Named & ComponentPropsWithoutRef<'textarea'>) {
  const id = area.id ?? area.name;
  const labels = { label, hint, error, quietLabel };
  return (
    <FieldFrame id={id} {...labels}>
      <textarea
        rows={3}
        onKeyDown={(event) => {
          if (!isSubmitKey(event)) return;
          event.preventDefault();
          pressSubmit(event.currentTarget.form);
        }}
        {...area}
        id={id}
        className={clsx('input py-3', className)}
        {...describeField(id, labels)}
      />
    </FieldFrame>
  );
}

type SelectProps = FieldLabels &
  Named &
  ComponentPropsWithoutRef<'select'> & { options: readonly { value: string; label: string }[] };

export function SelectField({ label, hint, error, quietLabel, className, options, ...select }: SelectProps) {
  const id = select.id ?? select.name;
  const labels = { label, hint, error, quietLabel };
  return (
    <FieldFrame id={id} {...labels}>
      <div className="relative">
        <select
          {...select}
          id={id}
          className={clsx('input min-h-12 appearance-none pr-10', className)}
          {...describeField(id, labels)}
        >
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

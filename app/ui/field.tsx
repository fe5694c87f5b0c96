import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { describeField, FieldFrame, type FieldWords } from './field-frame';
import { ChevronDownIcon } from './icons';

type Named = { name: string };

/** A one-line field. The `id` is the name unless given; `key` of conform is never needed. */
export function TextField({
  label,
  hint,
  error,
  quietLabel,
  className,
  ...input
}: FieldWords & Named & ComponentPropsWithoutRef<'input'>) {
  const id = input.id ?? input.name;
  const words = { label, hint, error, quietLabel };
  return (
    <FieldFrame id={id} {...words}>
      <input
        type="text"
        {...input}
        id={id}
        className={clsx('field-box min-h-12', className)}
        {...describeField(id, words)}
      />
    </FieldFrame>
  );
}

/** A field of several lines. */
export function TextArea({
  label,
  hint,
  error,
  quietLabel,
  className,
  ...area
}: FieldWords & Named & ComponentPropsWithoutRef<'textarea'>) {
  const id = area.id ?? area.name;
  const words = { label, hint, error, quietLabel };
  return (
    <FieldFrame id={id} {...words}>
      <textarea
        rows={3}
        {...area}
        id={id}
        className={clsx('field-box py-3', className)}
        {...describeField(id, words)}
      />
    </FieldFrame>
  );
}

type SelectProps = FieldWords &
  Named &
  ComponentPropsWithoutRef<'select'> & { options: readonly { value: string; label: string }[] };

/** A choice of one from a list too long for radio buttons. */
export function SelectField({ label, hint, error, quietLabel, className, options, ...select }: SelectProps) {
  const id = select.id ?? select.name;
  const words = { label, hint, error, quietLabel };
  return (
    <FieldFrame id={id} {...words}>
      <div className="relative">
        <select
          {...select}
          id={id}
          className={clsx('field-box min-h-12 appearance-none pr-10', className)}
          {...describeField(id, words)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-soft" />
      </div>
    </FieldFrame>
  );
}

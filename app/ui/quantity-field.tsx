import clsx from 'clsx';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { shapes } from './icons';
import { boundQuantity } from './quantity';

type Props = {
  name: string;
  id?: string;
  /** Id of the form it belongs to, when that is not the one around it. */
  form?: string | undefined;
  /** What is counted, for screen readers: 'Freedom, packs'. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** What it holds at first: a number, what was typed before, or nothing. */
  initial: number | string;
  min?: number;
  max?: number | undefined;
  /** The unit after the number: 'пач.', 'шт'. */
  unit?: string;
  error?: boolean;
  describedBy?: string | undefined;
  onQuantity?: ((quantity: number) => void) | undefined;
};

/** A number that is typed; with scripts also stepped by − and +, which wait unseen in their place until then. */
export function QuantityField({
  name,
  id,
  form,
  label,
  lessLabel,
  moreLabel,
  initial,
  min = 1,
  max,
  unit,
  error,
  describedBy,
  onQuantity,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const step = (by: number) => {
    if (!input.current) return;
    const next = boundQuantity(String(Number(input.current.value) + by), min, max);
    input.current.value = String(next);
    onQuantity?.(next);
  };
  return (
    <span
      className={clsx('quantity', error && 'border-2 border-poppy-ink')}
    >
      <StepButton
        aria-label={lessLabel}
        className={shapes.minus}
        onClick={() => {
          step(-1);
        }}
      />
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        name={name}
        id={id}
        form={form}
        defaultValue={initial}
        min={min}
        max={max}
        aria-label={label}
        aria-invalid={error || undefined}
        aria-describedby={describedBy}
        className={unit === undefined ? undefined : 'min-w-12 pr-0'}
        onChange={(event) => onQuantity?.(boundQuantity(event.currentTarget.value, min, max))}
      />
      {unit !== undefined && (
        <span className="pointer-events-none self-center text-small text-soft" aria-hidden="true">
          {unit}
        </span>
      )}
      <StepButton
        aria-label={moreLabel}
        className={shapes.plus}
        onClick={() => {
          step(1);
        }}
      />
    </span>
  );
}

function StepButton(props: ComponentPropsWithoutRef<'button'>) {
  return <button type="button" {...props} />;
}

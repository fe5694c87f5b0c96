import clsx from 'clsx';
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';
import { splitUnit } from '~server/domain/quantity';
import { useHydrated } from 'remix-utils/use-hydrated';
import { shapes } from '../icons';
import { stepQuantity } from './quantity';

/** Submissions of each form: a response knows nothing of what was typed after its submission. */
const submissionCounts = new WeakMap<EventTarget, number>();
const countSubmissions = (form: EventTarget | null | undefined) => (form && submissionCounts.get(form)) ?? 0;
if (!import.meta.env.SSR)
  document.addEventListener(
    'submit',
    ({ target }) => target && submissionCounts.set(target, countSubmissions(target) + 1),
    true,
  );

/** What a key changes by. */
const keySteps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, '+': 1, ArrowDown: -1, '-': -1 };

type Props = {
  name: string;
  id: string;
  /** Id of the form, when the field is outside it. */
  form?: string | undefined;
  /** For screen readers: 'Freedom, packs'. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  initial: number | string;
  min?: number;
  /** Where + stops; `maxLabel` then says so. */
  max?: number | undefined;
  maxLabel?: string;
  step?: number;
  /** Stems in a pack, by which a number typed with the unit of pieces steps. */
  packSize?: number | undefined;
  unit: (count: number) => string;
  narrow?: boolean;
  error?: boolean;
  /** What stands in it is in the cart. */
  tinted?: boolean;
  describedBy?: string | undefined;
  onQuantity?: ((typed: string) => void) | undefined;
  /** Changes with each response: the field is then reset to `initial`, unless it was changed after its form was sent. */
  answer?: string;
};

/** A quantity with − and +, which come with the scripts into the place that is kept for them. A text field: a number field drops invalid input, and 12,5 would be sent as 125. */
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
  maxLabel,
  step = 1,
  packSize,
  unit,
  narrow = false,
  error,
  tinted,
  describedBy,
  onQuantity,
  answer,
}: Props) {
  const hasScripts = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const answered = useRef(answer);
  const typedAfter = useRef<number>();
  const [shown, setShown] = useState(String(initial));
  const steps = { step, min, max, packSize };
  const [isStopped, setIsStopped] = useState(false);
  const isFull = max !== undefined && stepQuantity(shown, 1, steps) === shown;
  // What was typed before hydration.
  useEffect(() => setShown((text) => input.current?.value ?? text), []);
  const updateUnit = (text: string) => {
    setShown(text);
    onQuantity?.(text);
  };
  const fill = (text: string) => {
    if (!input.current || input.current.value === text) return;
    input.current.value = text;
    updateUnit(text);
  };
  const stepBy = (by: 1 | -1) => {
    typedAfter.current = countSubmissions(input.current?.form);
    setIsStopped(by > 0);
    fill(stepQuantity(input.current?.value ?? '', by, steps));
  };
  useEffect(() => {
    if (answered.current === answer) return;
    const before = String(answered.current);
    answered.current = answer;
    // Only an added line is cleared; a rejected one keeps its text.
    if (String(initial) === '' && String(answer).trim() === before.replace(/^\S+/, '').trim()) return;
    if (typedAfter.current === countSubmissions(input.current?.form)) return;
    fill(String(initial));
    // Updates the saved form, so that a reload does not restore what is in the cart now.
    input.current?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  return (
    <span
      className={clsx(
        'quantity',
        narrow && 'quantity-narrow',
        tinted && 'quantity-in-cart',
        error && 'border-2 border-poppy-ink',
      )}
    >
      {hasScripts && (
        <StepButton aria-label={lessLabel} aria-describedby={id} className={shapes.minus} onClick={() => stepBy(-1)} />
      )}
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={name}
        id={id}
        form={form}
        defaultValue={initial}
        aria-label={label}
        aria-invalid={error || undefined}
        aria-describedby={describedBy}
        onKeyDown={(event) => {
          const by = keySteps[event.key];
          if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          stepBy(by);
          event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
        }}
        onInput={(event) => {
          typedAfter.current = countSubmissions(event.currentTarget.form);
          updateUnit(event.currentTarget.value);
        }}
      />
      <span aria-hidden="true">{isFull ? maxLabel : splitUnit(shown).unit === null && unit(Number(shown))}</span>
      {isFull && isStopped && (
        <span role="status" className="sr-only">
          {maxLabel}
        </span>
      )}
      {hasScripts && (
        <StepButton aria-label={moreLabel} aria-describedby={id} className={shapes.plus} onClick={() => stepBy(1)} />
      )}
    </span>
  );
}

/** For the hand: keys change the text beside it. */
function StepButton(props: ComponentPropsWithoutRef<'button'>) {
  return <button type="button" tabIndex={-1} {...props} />;
}

import { useEffect, useRef } from 'react';
import { isCheckable, isField, type Field } from '~/browser/fields';

export type FormDefaults = Readonly<Record<string, string | readonly string[]>>;

/** Updates uncontrolled fields when the response changes their values; the focused field keeps what is typed. @returns the ref of the form */
export function useSyncFormDefaults(values: FormDefaults) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(values);
  useEffect(() => {
    const previous = shown.current;
    shown.current = values;
    if (JSON.stringify(previous) === JSON.stringify(values)) return;
    for (const control of form.current?.elements ?? []) {
      if (isField(control) && values[control.name] !== undefined)
        updateControl(control, valuesOf(previous, control.name), valuesOf(values, control.name));
    }
  });
  return form;
}

function valuesOf(values: FormDefaults, name: string): readonly string[] {
  return [values[name] ?? []].flat();
}

function updateControl(control: Field, previous: readonly string[], next: readonly string[]): void {
  if (isCheckable(control)) control.checked = next.includes(control.value);
  else if (document.activeElement !== control || control.value.trim() === previous.join()) control.value = next.join();
}

import { useEffect, useRef } from 'react';

export type Answered = Readonly<Record<string, string | readonly string[]>>;

/** Updates uncontrolled fields when the response changes their values; the focused field keeps what is typed. @returns the ref of the form */
export function useSyncFormDefaults(answered: Answered) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(answered);
  useEffect(() => {
    const before = shown.current;
    shown.current = answered;
    if (JSON.stringify(before) === JSON.stringify(answered)) return;
    for (const control of form.current?.elements ?? []) {
      if (isField(control) && answered[control.name] !== undefined)
        follow(control, listOf(before, control.name), listOf(answered, control.name));
    }
  });
  return form;
}

function listOf(answered: Answered, name: string): readonly string[] {
  return [answered[name] ?? []].flat();
}

type Field = HTMLInputElement | HTMLSelectElement;

function isField(control: Element): control is Field {
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
}

function follow(control: Field, before: readonly string[], now: readonly string[]): void {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    control.checked = now.includes(control.value);
  else if (document.activeElement !== control || control.value.trim() === before.join()) control.value = now.join();
}

import { type FormEvent, useEffect, useState } from 'react';
import { parseLineInputValues, type LineInputValue } from '~server/domain/line-inputs';

interface FormInputs {
  readonly form: HTMLFormElement;
  readonly lines: readonly LineInputValue[];
}

/** Current values of a form of lines. @param initial read again when its identity changes */
export function useLineInputs(initial: readonly LineInputValue[]) {
  const [current, setCurrent] = useState<FormInputs | null>(null);
  useEffect(() => setCurrent((last) => (last?.form.isConnected ? readInputs(last.form) : null)), [initial]);
  const follow = (event: FormEvent<HTMLFormElement>) => setCurrent(readInputs(event.currentTarget));
  return { lines: current?.lines ?? initial, follow };
}

function readInputs(form: HTMLFormElement): FormInputs {
  return { form, lines: parseLineInputValues(new FormData(form)) };
}

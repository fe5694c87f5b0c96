import { type FormEvent, useEffect, useState } from 'react';
import { parseLineInputValues, type LineInputValue } from '~/domain/line-inputs';

interface Followed {
  readonly form: HTMLFormElement;
  readonly lines: readonly LineInputValue[];
}

/** Current values of a form of lines. @param initial read again when its identity changes */
export function useLineInputs(initial: readonly LineInputValue[]) {
  const [followed, setFollowed] = useState<Followed | null>(null);
  useEffect(() => setFollowed((last) => (last?.form.isConnected ? read(last.form) : null)), [initial]);
  const follow = (event: FormEvent<HTMLFormElement>) => setFollowed(read(event.currentTarget));
  return { lines: followed?.lines ?? initial, follow };
}

function read(form: HTMLFormElement): Followed {
  return { form, lines: parseLineInputValues(new FormData(form)) };
}

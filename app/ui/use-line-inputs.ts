import { type FormEvent, useEffect, useState } from 'react';
import { parseLineInputValues, type LineInputValue } from '~/domain/line-inputs';

/** A form somebody has filled in, and what stands in its boxes. */
interface Followed {
  readonly form: HTMLFormElement;
  readonly lines: readonly LineInputValue[];
}

/**
 * What stands in the boxes of a form of lines, followed while it is typed.
 * @param initial as the page was made; when it is made anew, with other lines by identity, the boxes that stayed are read again
 */
export function useLineInputs(initial: readonly LineInputValue[]) {
  const [followed, setFollowed] = useState<Followed | null>(null);
  useEffect(() => setFollowed((last) => (last?.form.isConnected ? read(last.form) : null)), [initial]);
  const follow = (event: FormEvent<HTMLFormElement>) => setFollowed(read(event.currentTarget));
  return { lines: followed?.lines ?? initial, follow };
}

function read(form: HTMLFormElement): Followed {
  return { form, lines: parseLineInputValues(new FormData(form)) };
}

import { type FormEvent, useState } from 'react';
import { readTypedLines, type TypedLine } from '~/trade/typed-lines';

/**
 * What stands in the boxes of a form of lines, followed while it is typed.
 * @param initial as the page was made; other lines, compared by identity, start it anew
 */
export function useTypedLines(initial: readonly TypedLine[]) {
  const [typed, setTyped] = useState({ initial, lines: initial });
  const follow = (event: FormEvent<HTMLFormElement>) => {
    setTyped({ initial, lines: readTypedLines(new FormData(event.currentTarget)) });
  };
  return { lines: typed.initial === initial ? typed.lines : initial, follow };
}

import { type RefObject, useCallback, useEffect, useState } from 'react';

/** What is chosen in the order form at the moment, by the name of its group. */
export type Chosen = Readonly<Record<string, string>>;

/**
 * Follows the choices of a form; null until scripts answer, so that nothing is closed that could not be opened again
 * without them. What was chosen before they came, or restored by the browser, counts.
 */
export function useChosen(form: RefObject<HTMLFormElement>): { chosen: Chosen | null; follow: () => void } {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const follow = useCallback(() => {
    if (form.current) setChosen(readChoices(form.current));
  }, [form]);
  useEffect(follow, [follow]);
  return { chosen, follow };
}

/** Not as FormData: making one asks the lines of the cart for what is typed there, at each key. */
function readChoices(form: HTMLFormElement): Chosen {
  return Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input:checked:enabled')].map(({ name, value }) => [name, value]),
  );
}

import { type RefObject, useCallback, useEffect, useState } from 'react';

/** What is chosen in the order form at the moment, by field name. */
export type Chosen = Readonly<Record<string, string>>;

/**
 * Follows the choices of a form; null until scripts answer, so that nothing is closed that could not be opened again
 * without them. What was chosen before they came, or restored by the browser, counts.
 */
export function useChosen(form: RefObject<HTMLFormElement>): { chosen: Chosen | null; follow: () => void } {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const follow = useCallback(() => {
    if (form.current) setChosen(readChoices(new FormData(form.current)));
  }, [form]);
  useEffect(follow, [follow]);
  return { chosen, follow };
}

function readChoices(data: FormData): Chosen {
  return Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

import { startTransition } from 'react';
import { setWaitingForms, waitingForms } from '~/ui/waiting-forms';

/** How long a form keeps those after it waiting, in milliseconds; a request beside the router is given up then. */
export const LONGEST_WAIT = 30_000;

/** Forms that are on their way or wait for it, by what they carry and where. */
const taken = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

interface Sending {
  readonly address: string;
  readonly form: FormData;
  readonly send: (hasWaited: boolean) => Promise<unknown>;
  /** Past the router, which then shows nothing of it. */
  readonly isBeside?: boolean;
}

/**
 * Sends a form when those before it are answered: the router would drop their answers, and with them what they tell. The same
 * form again before its own answer is a second press of one finger, and left out.
 */
export function sendInTurn({ address, form, send, isBeside = false }: Sending): Promise<unknown> {
  const key = `${address} ${encodeForm(form).toString()}`;
  if (taken.has(key)) return last;
  const isFirst = taken.size === 0;
  taken.add(key);
  if (isBeside || !isFirst) setWaitingForms([...waitingForms(), form]);
  const go = () => {
    if (!isBeside) endWait(form);
    return Promise.race([send(!isFirst), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
  };
  const end = () => {
    taken.delete(key);
    endWait(form);
  };
  last = (isFirst ? go() : last.then(go)).catch(() => undefined).finally(end);
  return last;
}

/** In one with what the router shows of the form from here on. */
function endWait(form: FormData): void {
  if (!waitingForms().includes(form)) return;
  startTransition(() => setWaitingForms(waitingForms().filter((other) => other !== form)));
}

/** Posts a form beside the router; a redirect is not followed. */
export function postBeside(address: string, form: FormData): Promise<Response> {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), LONGEST_WAIT);
  return fetch(address, { method: 'POST', body: encodeForm(form), redirect: 'manual', signal: limit.signal });
}

/** As the browser would send it. */
function encodeForm(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

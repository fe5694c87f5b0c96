import { redirect } from '@remix-run/node';
import { writeFlash, type FlashDraft } from './flash.server';
import type { Scope } from './scope.server';

/** The answer to a good form: on to a page, with a message for it and cookies of its own. To be thrown. */
export async function goOn(
  scope: Scope,
  path: string,
  message: FlashDraft | null = null,
  cookies: readonly string[] = [],
): Promise<Response> {
  const response = redirect(path, { status: 303 });
  const flash = message === null ? [] : [await writeFlash(scope, message)];
  for (const cookie of [...flash, ...cookies]) response.headers.append('set-cookie', cookie);
  return response;
}

/** The same on to the page that the form stands on: with scripts its next state takes the place of the last, so that one step back leaves it. */
export async function stayOn(...answer: Parameters<typeof goOn>): Promise<Response> {
  const response = await goOn(...answer);
  response.headers.set('x-remix-replace', 'true');
  return response;
}

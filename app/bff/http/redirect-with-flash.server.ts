import { redirect } from '@remix-run/node';
import { serializeFlash, type FlashDraft } from './flash.server';
import type { RequestContext } from '../context.server';

interface Options {
  /** With scripts the page takes the place of the last in the history, so that one step back leaves it. */
  readonly replace?: boolean;
  /** `Set-Cookie` lines that go along. */
  readonly cookies?: readonly string[];
}

/** The answer to a good form: 303 to a page, with a message for it. To be returned. */
export async function redirectWithFlash(
  ctx: RequestContext,
  path: string,
  message: FlashDraft | null = null,
  { replace = false, cookies = [] }: Options = {},
): Promise<Response> {
  const response = redirect(path, { status: 303 });
  if (replace) response.headers.set('x-remix-replace', 'true');
  const flash = message === null ? [] : [await serializeFlash(ctx, message)];
  for (const cookie of [...flash, ...cookies]) response.headers.append('set-cookie', cookie);
  return response;
}

import { redirect } from '@remix-run/node';
import { serializeFlash, type FlashDraft } from './flash.server';
import type { RequestContext } from '../context.server';

interface Options {
  /** Replaces the history entry, so that one step back leaves the page. */
  readonly replace?: boolean;
  /** Further `Set-Cookie` lines. */
  readonly cookies?: readonly string[];
}

/** Post/redirect/get: 303 with a message for the next page. */
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

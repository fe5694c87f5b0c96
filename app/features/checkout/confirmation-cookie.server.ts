import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import type { RequestContext } from '~/bff/context.server';

const NAME = 'placed-order';
const LIFETIME_SECONDS = 30 * 60;

/** `Set-Cookie` value that lets this browser see its order while the API is unavailable. */
export async function createOrderConfirmation(ctx: RequestContext, documentId: string): Promise<string> {
  return serializeCookie(NAME, await ctx.services.orderConfirmationEncrypter.encrypt(documentId), {
    secure: ctx.secureCookies,
    maxAgeSeconds: LIFETIME_SECONDS,
  });
}

/** Id of the order that this browser placed recently, or null. */
export async function getPlacedOrderId(ctx: RequestContext, request: Request): Promise<string | null> {
  const encrypted = parseCookie(request.headers.get('cookie')).get(NAME);
  return encrypted === undefined ? null : ((await ctx.services.orderConfirmationEncrypter.decrypt(encrypted)) ?? null);
}

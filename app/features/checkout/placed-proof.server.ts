import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import type { Scope } from '~/bff/scope.server';

const NAME = 'placed-order';
const LIFETIME_SECONDS = 30 * 60;

/** `Set-Cookie` line by which this browser can be told of its order even while the supplier does not answer. */
export async function provePlaced(scope: Scope, documentId: string): Promise<string> {
  return serializeCookie(NAME, await scope.portal.placedOrderSeal.seal(documentId), {
    secure: scope.secureCookies,
    maxAgeSeconds: LIFETIME_SECONDS,
  });
}

/** Id of the order that this browser placed here a short while ago; null without one. */
export async function getPlacedOrderId(scope: Scope, request: Request): Promise<string | null> {
  const sealed = parseCookie(request.headers.get('cookie')).get(NAME);
  return sealed === undefined ? null : ((await scope.portal.placedOrderSeal.open(sealed)) ?? null);
}

import type { HeadersFunction } from '@remix-run/node';

/** Lets an action's `Retry-After` through to the page it answers with. */
export const retryAfterHeaders: HeadersFunction = ({ actionHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders);
  const wait = actionHeaders.get('retry-after');
  if (wait !== null) headers.set('retry-after', wait);
  return headers;
};

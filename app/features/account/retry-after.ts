import type { HeadersFunction } from '@remix-run/node';

/** Copies `Retry-After` of the action to the page. */
export const headers: HeadersFunction = ({ actionHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders);
  const wait = actionHeaders.get('retry-after');
  if (wait !== null) headers.set('retry-after', wait);
  return headers;
};

import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { safePath } from '~/bff/http/safe-redirect';

/** Ukrainian has no prefix: `/uk/…` moves for good to the address without it. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(safePath((pathname.slice('/uk'.length) || '/') + search, '/'), 301);
}

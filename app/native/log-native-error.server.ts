import type { RequestContext } from '~/bff/context.server';
import { nativeErrors } from './native-error';
import { parseWrapper } from '~/browser/device/wrapper';

/** Logs an error of the device; only known words, so that nobody can fill the log. */
export async function logNativeError({ services, requestId }: RequestContext, request: Request): Promise<Response> {
  const wrapper = parseWrapper(request.headers);
  const posted = (await request.formData()).get('error');
  const error = nativeErrors.find((each) => each === posted);
  if (!wrapper || !error) return new Response(null, { status: 422 });
  services.log.warn(
    { requestId, error, platform: wrapper.platform, version: wrapper.version },
    'the native app reports a fault',
  );
  return new Response(null, { status: 204 });
}

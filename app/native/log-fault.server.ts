import type { Scope } from '~/bff/scope.server';
import { nativeFaults } from './native-fault';
import { readWrapper } from './wrapper';

/** Logs what went wrong on a device: one of a few known words, so that nobody writes into the log what they like. */
export async function logFault({ portal, requestId }: Scope, request: Request): Promise<Response> {
  const wrapper = readWrapper(request.headers);
  const given = (await request.formData()).get('fault');
  const fault = nativeFaults.find((each) => each === given);
  if (!wrapper || !fault) return new Response(null, { status: 422 });
  portal.log.warn(
    { requestId, fault, platform: wrapper.platform, version: wrapper.version },
    'the native app reports a fault',
  );
  return new Response(null, { status: 204 });
}

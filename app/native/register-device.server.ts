import * as z from 'zod';
import type { Scope } from '~/bff/scope.server';
import { catchRefusal } from '~server/api/outcome';
import { registerPush } from '~server/contract/notifications';
import { readWrapper } from './wrapper';

const device = z.object({ deviceToken: z.string().min(1).max(4096), deviceId: z.string().min(1).max(128) });

/** Registers the device of a signed-in customer for notifications; answers with a bare status, as only the wrapper asks. */
export async function registerDevice(scope: Scope, request: Request): Promise<Response> {
  const wrapper = readWrapper(request.headers);
  if (!wrapper) return new Response(null, { status: 403 });
  if (!scope.session.isSignedIn) return new Response(null, { status: 401 });
  const read = device.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) return new Response(null, { status: 422 });
  const { ok } = await catchRefusal(
    scope.api.call(registerPush, { body: { platform: wrapper.platform, ...read.data } }),
  );
  return new Response(null, { status: ok ? 204 : 422 });
}

import * as z from 'zod';
import type { RequestContext } from '~/bff/context.server';
import { catchRejection } from '~server/api/result';
import { endpoints } from '~server/contract/endpoints';
import { parseWrapper } from '~/browser/device/wrapper';

const device = z.object({ deviceToken: z.string().min(1).max(4096), deviceId: z.string().min(1).max(128) });

/** Registers the device of a signed-in customer; answers with a bare status, since only the native app asks. */
export async function registerDevice(ctx: RequestContext, request: Request): Promise<Response> {
  const wrapper = parseWrapper(request.headers);
  if (!wrapper) return new Response(null, { status: 403 });
  if (!ctx.session.isSignedIn) return new Response(null, { status: 401 });
  const read = device.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) return new Response(null, { status: 422 });
  const { ok } = await catchRejection(
    ctx.api.call(endpoints.notifications.registerPush, { body: { platform: wrapper.platform, ...read.data } }),
  );
  return new Response(null, { status: ok ? 204 : 422 });
}

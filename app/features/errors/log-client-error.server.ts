import * as z from 'zod';
import type { RequestContext } from '~/bff/context.server';
import { clientErrorKinds, framePattern, MAX_FRAMES } from '~/browser/errors/client-error';
import { routes } from '~/routes';

const report = z.object({
  kind: z.enum(clientErrorKinds),
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  stack: z
    .string()
    .max(4_000)
    .transform((stack) => stack.split(/\r?\n/))
    .pipe(z.array(z.string().regex(framePattern)).max(MAX_FRAMES)),
  page: z.string().refine((page) => Object.hasOwn(routes, page)),
  build: z.string().regex(/^[\w-]{0,40}$/),
});

/**
 * Logs a fault that a browser reports. Nothing of free form gets in: each field is a known word or a place in a bundle.
 * @returns 204; 422 for anything else than a report; 429 when there are too many
 */
export async function logClientError(ctx: RequestContext, request: Request): Promise<Response> {
  const { services, clientIp, requestId } = ctx;
  if (!(await services.clientErrorLimit(clientIp))) return new Response(null, { status: 429 });
  const { success, data } = report.safeParse(Object.fromEntries(await request.formData()));
  if (!success) return new Response(null, { status: 422 });
  services.log.warn({ requestId, ...data }, 'error in a browser');
  return new Response(null, { status: 204 });
}

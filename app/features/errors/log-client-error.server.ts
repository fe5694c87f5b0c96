import * as z from 'zod';
import type { RequestContext } from '~/bff/context.server';
import { clientErrorKinds, framePattern, MAX_FRAMES } from '~/browser/errors/client-error';
import { routes } from '~/routing/table';
import { browserErrors } from '~server/metrics';

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

/** Logs an error report of a browser; no field is free text. @returns 204, 422 for an invalid report, 429 for too many */
export async function logClientError(ctx: RequestContext, request: Request): Promise<Response> {
  const { services, clientIp, requestId } = ctx;
  if (!(await services.clientErrorLimit(clientIp))) return new Response(null, { status: 429 });
  const { success, data } = report.safeParse(Object.fromEntries(await request.formData()));
  if (!success) return new Response(null, { status: 422 });
  browserErrors.inc();
  services.log.warn({ requestId, ...data }, 'error in a browser');
  return new Response(null, { status: 204 });
}

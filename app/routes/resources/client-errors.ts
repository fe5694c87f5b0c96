import { publicAction } from '~/bff/route-handlers.server';
import { logClientError } from '~/features/errors/log-client-error.server';

/** POST /client-errors: `kind`, `name`, `stack`, `page`, `build`. */
export const action = publicAction(({ ctx, request }) => logClientError(ctx, request));

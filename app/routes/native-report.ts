import { publicAction } from '~/bff/route-handlers.server';
import { logFault } from '~/native/log-fault.server';

/** POST /native/report: `fault`. */
export const action = publicAction(({ scope, request }) => logFault(scope, request));

import { publicAction } from '~/bff/route-handlers.server';
import { logNativeError } from '~/native/log-native-error.server';

/** POST /native/report: `fault`. */
export const action = publicAction(({ ctx, request }) => logNativeError(ctx, request));

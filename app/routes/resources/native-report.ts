import { publicAction } from '~/bff/route-handlers.server';
import { logNativeError } from '~/native/log-native-error.server';

/** POST /native/report: `error`. */
export const action = publicAction(({ ctx, request }) => logNativeError(ctx, request));

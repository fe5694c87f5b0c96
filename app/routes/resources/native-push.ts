import { publicAction } from '~/bff/route-handlers.server';
import { registerDevice } from '~/native/register-device.server';

/** POST /native/push: `deviceToken`, `deviceId`. */
export const action = publicAction(({ ctx, request }) => registerDevice(ctx, request));

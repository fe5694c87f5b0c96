import { redirect } from '@remix-run/node';
import { publicFileAction } from '~/bff/files/file-loader.server';
import { publicLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/http/safe-redirect';
import { loadRequiredUpdate } from '~/native/required-update.server';
import { parseWrapper } from '~/browser/device/wrapper';

/** GET /native/update: whether this app still has to be updated. */
export const loader = publicLoader(async ({ ctx, request }) => {
  const wrapper = parseWrapper(request.headers);
  const isRequired = wrapper !== null && (await loadRequiredUpdate(ctx, wrapper)) !== null;
  return Response.json({ isRequired }, { headers: { 'cache-control': 'no-store' } });
});

/** The update button without JavaScript: to the store, or on to the page once no update is required. */
export const action = publicFileAction(async ({ ctx, request }) => {
  const returnTo = (await request.formData()).get('returnTo');
  const wrapper = parseWrapper(request.headers);
  const update = wrapper && (await loadRequiredUpdate(ctx, wrapper));
  throw redirect(update?.storeUrl ?? safePath(typeof returnTo === 'string' ? returnTo : null, '/'), { status: 303 });
});

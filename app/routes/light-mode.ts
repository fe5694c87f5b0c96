import { redirect } from '@remix-run/node';
import { writeLightCookie } from '~/bff/light-mode.server';
import { publicAction, publicLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/safe-path';

/** The address alone changes nothing and leads home. */
export const loader = publicLoader(({ scope }) => Promise.resolve(redirect(scope.links.to('index'))));

/** Remembers light mode (`light` = `on` or `off`) and goes back to the page it was chosen on. */
export const action = publicAction(async ({ scope, request }) => {
  const form = await request.formData();
  const to = form.get('to');
  return redirect(safePath(typeof to === 'string' ? to : null, scope.links.to('index')), {
    status: 303,
    headers: { 'set-cookie': writeLightCookie(scope, form.get('light') === 'on') },
  });
});

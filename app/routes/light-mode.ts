import { redirect } from '@remix-run/node';
import { saveFormDraft } from '~/bff/form-draft.server';
import { writeLightCookie } from '~/bff/light-mode.server';
import { publicAction, publicLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/safe-path';
import { textIn } from '~/trade/form-texts';

/** The address alone changes nothing and leads home. */
export const loader = publicLoader(({ scope }) => Promise.resolve(redirect(scope.links.to('index'))));

/** Remembers light mode (`light` = `on` or `off`) and goes back to the page it was chosen on, with what was typed there and came along. */
export const action = publicAction(async ({ scope, request }) => {
  const form = await request.formData();
  const to = safePath(textIn(form, 'to'), scope.links.to('index'));
  const headers = new Headers({ 'set-cookie': writeLightCookie(scope, form.get('light') === 'on') });
  for (const name of ['to', 'light']) form.delete(name);
  const kept = [...form].length > 0 && (await saveFormDraft(scope, new URL(to, scope.origin).pathname, form));
  if (kept) headers.append('set-cookie', kept);
  return redirect(to, { status: 303, headers });
});

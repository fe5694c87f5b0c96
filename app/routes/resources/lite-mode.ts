import { redirect } from '@remix-run/node';
import { saveFormDraft } from '~/bff/auth/form-draft.server';
import { serializeLiteCookie } from '~/bff/lite-mode.server';
import { publicFileAction } from '~/bff/files/file-loader.server';
import { publicLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/http/safe-redirect';
import { textIn } from '~server/domain/form-fields';

/** The address alone changes nothing and leads home. */
export const loader = publicLoader(({ ctx }) => Promise.resolve(redirect(ctx.links.to('index'))));

/** Remembers lite mode (`light` = `on` or `off`) and goes back to the page it was chosen on, with what was typed there and came along. */
export const action = publicFileAction(async ({ ctx, request }) => {
  const form = await request.formData();
  const to = safePath(textIn(form, 'to'), ctx.links.to('index'));
  const headers = new Headers({ 'set-cookie': serializeLiteCookie(ctx, form.get('light') === 'on') });
  for (const name of ['to', 'light']) form.delete(name);
  const draftCookie = [...form].length > 0 && (await saveFormDraft(ctx, new URL(to, ctx.origin).pathname, form));
  if (draftCookie) headers.append('set-cookie', draftCookie);
  return redirect(to, { status: 303, headers });
});

import { redirect } from '@remix-run/node';
import { notFound } from '~/bff/errors/to-error-view.server';
import { serializeLocaleCookie } from '~/bff/http/locale-cookie.server';
import { publicFile } from '~/bff/files/file-loader.server';
import { safePath } from '~/bff/http/safe-redirect';
import { inLanguage, languages } from '~/i18n/languages';

/** Remembers the chosen language and goes on to the same page in it. */
export const loader = publicFile(async ({ ctx, request, params }) => {
  const code = params['code']?.toLowerCase();
  const language = languages.find((each) => each === code);
  if (!language) throw notFound(ctx, request);
  const target = safePath(new URL(request.url).searchParams.get('to'), inLanguage('/', language));
  return redirect(target, { headers: { 'set-cookie': serializeLocaleCookie(ctx, language) } });
});

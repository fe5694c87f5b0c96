import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '~/bff/failure.server';
import { safePath } from '~/bff/safe-path';
import { scopeOf } from '~/bff/scope.server';
import { writeLocaleCookie } from '~/bff/locale-cookie.server';
import { inLanguage, languages } from '~/i18n/languages';

/** Remembers the chosen language and goes on to the same page in it. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const scope = await scopeOf(args);
  const language = languages.find((each) => each === args.params['code']);
  if (!language) throw notFound(scope, args.request);
  const target = safePath(new URL(args.request.url).searchParams.get('to'), inLanguage('/', language));
  return redirect(target, { headers: { 'set-cookie': writeLocaleCookie(scope, language) } });
}

import type { Scope } from '~/bff/scope.server';
import type { NativeView, UpdateView } from './native-view';
import { requiredUpdate, type RequiredUpdate } from './required-update.server';
import { readWrapper } from './wrapper';

/** What a page inside the native app needs to know; null on the web. */
export async function nativeView(scope: Scope, request: Request): Promise<NativeView | null> {
  const wrapper = readWrapper(request.headers);
  if (!wrapper) return null;
  const update = await requiredUpdate(scope, wrapper);
  const { pathname, search } = new URL(request.url);
  return {
    isSignedIn: scope.session.isSignedIn,
    notificationsPath: scope.links.to('notifications'),
    fileFailed: scope.t('native:fileFailed'),
    update: update && describeUpdate(scope, update, pathname + search),
  };
}

/** The words come from the server, so that no page of the web carries them. */
function describeUpdate({ t }: Scope, { installed, latest, storeUrl }: RequiredUpdate, returnTo: string): UpdateView {
  return {
    title: t('native:updateRequired'),
    message: t('native:updateMessage'),
    versions: [
      { label: t('native:installed'), version: installed },
      { label: t('native:latest'), version: latest },
    ],
    button: storeUrl === null ? t('native:checkAgain') : t('native:update'),
    checking: t('native:checking'),
    note: t('native:updateNote'),
    storeUrl,
    returnTo,
  };
}

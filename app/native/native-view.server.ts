import type { RequestContext } from '~/bff/context.server';
import { loadRequiredUpdate, type RequiredUpdate } from './required-update.server';
import { parseWrapper } from '~/browser/device/wrapper';

/** Data of a page in the native app; null on the web. */
export async function loadNativeView(ctx: RequestContext, request: Request) {
  const wrapper = parseWrapper(request.headers);
  if (!wrapper) return null;
  const update = await loadRequiredUpdate(ctx, wrapper);
  const { pathname, search } = new URL(request.url);
  return {
    isSignedIn: ctx.session.isSignedIn,
    notificationsPath: ctx.links.to('notifications'),
    quickOrderPath: ctx.links.to('quick-order'),
    fileFailed: ctx.t('native:fileFailed'),
    update: update && toUpdateView(ctx, update, pathname + search),
  };
}

export type NativeView = NonNullable<Awaited<ReturnType<typeof loadNativeView>>>;
export type UpdateView = ReturnType<typeof toUpdateView>;

/** The screen that blocks an outdated app. Texts come from the server, so that pages on the web do not load them. */
function toUpdateView({ t }: RequestContext, { installed, latest, storeUrl }: RequiredUpdate, returnTo: string) {
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
    /** Null where there is no store page. */
    storeUrl,
    returnTo,
  };
}

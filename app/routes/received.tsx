import { useLoaderData } from '@remix-run/react';
import { notFound } from '~/bff/errors/to-error-view.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { publicAction, publicLoader, type RouteArgs } from '~/bff/route-handlers.server';
import { ReceivedPage } from '~/features/documents/receiving/received-page';
import { loadSharedReceipt, saveReceipt } from '~/features/documents/receiving/receipt.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'receiving' };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

/** @throws the 404 page for a link that is changed, foreign or expired */
async function openReceipt({ ctx, request, params }: RouteArgs) {
  const shared = await loadSharedReceipt(ctx, params['token'] ?? '');
  if (!shared) throw notFound(ctx, request);
  return shared;
}

export const loader = publicLoader(async (args) => {
  const { t } = args.ctx;
  const { value, version } = await openReceipt(args);
  const view = { title: value.title, version, lines: value.lines.map(({ itemId: id, ...rest }) => ({ id, ...rest })) };
  return { title: t('receiving:title'), description: t('receiving:link.lead'), view };
});

export const action = publicAction(async (args) => {
  const { ctx, request, params } = args;
  const { kind, value } = await openReceipt(args);
  const posted = { kind, title: value.title, expected: value.lines, isByLink: true };
  const refused = await saveReceipt(ctx, await request.formData(), posted);
  if (refused) return refused;
  const page = ctx.links.to('received', { token: params['token'] ?? '' });
  return redirectWithFlash(ctx, page, { text: ctx.t('receiving:saved') });
});

export default function Received() {
  return <ReceivedPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}

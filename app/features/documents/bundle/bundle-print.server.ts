import { documentTitle } from '~/data/documents/enum-labels.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { orNull } from '~server/api/result';
import { printoutsFor } from '../printout/printout-kinds';
import { toPrintoutView } from '../printout/printout.server';
import { findValidBundle } from './find-bundle.server';
import { linkParts, partOf, MAX_PRINTED_DOCUMENTS } from './bundle-parts.server';
import { serializeBundleRequest } from './bundle-request.server';
import { loadItems } from './read-items.server';

/** Printouts of a part of a bundle, each in the first kind of its document; missing ones are named. @throws a redirect for an invalid URL, the 404 page for an unknown order */
export async function loadBundlePrint(args: RouteArgs) {
  const { ctx } = args;
  const [pack, account] = await Promise.all([findValidBundle(args), orNull(ctx.account())]);
  const docs = await loadItems(ctx, partOf(pack, MAX_PRINTED_DOCUMENTS));
  const parts = linkParts(ctx, pack, 'print', MAX_PRINTED_DOCUMENTS);
  const print = {
    title: pack.title,
    printouts: docs.flatMap(({ whole }) => {
      if (!whole) return [];
      const [kind] = printoutsFor(whole.documentType);
      return [{ id: whole.id, ...toPrintoutView(ctx, whole, account, kind) }];
    }),
    missing: docs.flatMap(({ head, whole }) => (whole ? [] : [documentTitle(ctx, head)])),
    // Empty where one part is all.
    parts: parts.length > 1 ? parts : [],
    closeHref: ctx.links.to('documents', {}, serializeBundleRequest(pack.request)),
  };
  return { title: pack.title, description: ctx.t('bundle:description', { title: pack.title }), print };
}

export type BundlePrintView = Awaited<ReturnType<typeof loadBundlePrint>>['print'];

import type { RequestContext } from '~/bff/context.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { createBundleFile } from './bundle/bundle-file.server';
import { loadAllDocuments, loadBundle } from './bundle/bundle.server';
import { createDebtsFile } from './debts/debts-file.server';
import { loadDebtsPage } from './debts/debts.server';
import { createHistoryFile } from './history-file/history-file.server';

const views = ['all', 'unpaid', 'month'] as const;

/** The view of an address: all documents, unless it names another one, or an order. */
function viewOf({ url }: Request): (typeof views)[number] | 'order' {
  const search = new URL(url).searchParams;
  if (search.get('order')) return 'order';
  return views.find((view) => view === search.get('view')) ?? 'all';
}

/** /documents: all documents, the unpaid ones, those of a month or those of an order. @throws WholesaleError; the 404 page for an unknown order */
export async function loadDocuments(args: RouteArgs) {
  const { ctx, request } = args;
  const view = viewOf(request);
  const links = view === 'order' ? null : toViewLinks(ctx, view);
  if (view === 'unpaid') {
    const { view: debts, ...page } = await loadDebtsPage(ctx);
    return { ...page, links, debts, bundle: null };
  }
  const { view: bundle, ...page } = view === 'all' ? await loadAllDocuments(args) : await loadBundle(args);
  return { ...page, links, debts: null, bundle };
}

/** /documents.csv and .xlsx: what /documents shows under the same query. @throws as {@link loadDocuments}, and a redirect to the page for a wrong query */
export function createDocumentsFile(args: RouteArgs): Promise<Response> {
  const view = viewOf(args.request);
  if (view === 'unpaid') return createDebtsFile(args);
  return view === 'all' ? createHistoryFile(args) : createBundleFile(args);
}

function toViewLinks({ t, links }: RequestContext, current: string) {
  return views.map((view) => ({
    label: t(`bundle:view.${view}`),
    href: links.to('documents', {}, { view: view === 'all' ? undefined : view }),
    current: view === current,
  }));
}

export type DocumentViewLink = ReturnType<typeof toViewLinks>[number];

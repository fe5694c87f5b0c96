import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { revalidateOnError } from '~/bff/http/revalidate';
import { pageMeta } from '~/bff/http/page-meta';
import { customerAction, customerLoader, type RouteArgs } from '~/bff/route-handlers.server';
import { loadPricedCart } from '~/features/cart/cart.server';
import { loadOrderLines } from '~/features/documents/order-lines.server';
import { handleNewTemplate } from '~/features/reorder/templates/template-actions.server';
import {
  toTemplateLines,
  loadNewTemplate,
  type TemplateSource,
} from '~/features/reorder/templates/new-template.server';
import { NewTemplatePage } from '~/features/reorder/templates/new-template-page';
import { textIn } from '~server/domain/form-fields';
import { useStickyActionData } from '~/ui/use-sticky-action-data';
import { restoreFormDraft } from './restore-draft.server';

export const handle = { i18n: 'templates' };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(async (args) => {
  const { ctx, request } = args;
  const name = (new URL(request.url).searchParams.get('name') ?? '').slice(0, 40);
  const view = await loadNewTemplate(ctx, await loadSource(args), { name });
  const page = { title: ctx.t('templates:newTitle'), description: ctx.t('templates:description'), view };
  return restoreFormDraft(args, page, (unnamed, form) => ({
    ...unnamed,
    name: textIn(form, 'name'),
    weekday: textIn(form, 'weekday') || unnamed.weekday,
  }));
});

export const action = customerAction(async (args) => {
  const { templateLines } = await toTemplateLines(args.ctx, await loadSource(args));
  return handleNewTemplate(args.ctx, await args.request.formData(), templateLines);
});

export const clientAction = createClientAction();

/** The order that the address names, else the cart. */
async function loadSource(args: RouteArgs): Promise<TemplateSource> {
  const { ctx, request } = args;
  const documentId = new URL(request.url).searchParams.get('documentId');
  if (documentId) return { documentId, ...(await loadOrderLines(args, documentId)) };
  const { lines } = await loadPricedCart(ctx);
  return {
    documentId: null,
    title: ctx.t('templates:cart'),
    lines: lines.map(({ productId, product, quantity }) => ({
      productId,
      name: product.name,
      pieces: quantity,
    })),
  };
}

export const meta = pageMeta<typeof loader>;

export default function NewTemplate() {
  return <NewTemplatePage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}

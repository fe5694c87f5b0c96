import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { pageMeta } from '~/bff/page-meta';
import { customerAction, customerLoader, type RouteArgs } from '~/bff/route-handlers.server';
import { readPricedCart } from '~/features/cart/cart.server';
import { readOrderLines } from '~/features/documents/order-lines.server';
import { answerNewTemplate } from '~/features/templates/name-template.server';
import { makeLines, readNewTemplate, type TemplateSource } from '~/features/templates/new-template.server';
import { NewTemplatePage } from '~/features/templates/new-template-page';
import { textIn } from '~/trade/form-texts';
import { useStickyActionData } from '~/ui/use-sticky-action-data';
import { restoreFormDraft } from './restore-draft.server';

export const handle = { i18n: 'templates' };

export const loader = customerLoader(async (args) => {
  const { scope } = args;
  const view = await readNewTemplate(scope, await readSource(args));
  const page = { title: scope.t('templates:newTitle'), description: scope.t('templates:description'), view };
  return restoreFormDraft(args, page, (unnamed, form) => ({
    ...unnamed,
    name: textIn(form, 'name'),
    weekday: textIn(form, 'weekday') || unnamed.weekday,
  }));
});

export const action = customerAction(async (args) => {
  const { kept } = await makeLines(args.scope, await readSource(args));
  return answerNewTemplate(args.scope, await args.request.formData(), kept);
});

export const clientAction = createClientAction();

/** The order that the address names, else the cart. */
async function readSource(args: RouteArgs): Promise<TemplateSource> {
  const { scope, request } = args;
  const documentId = new URL(request.url).searchParams.get('documentId');
  if (documentId) return { documentId, ...(await readOrderLines(args, documentId)) };
  const { lines } = await readPricedCart(scope);
  return {
    documentId: null,
    title: scope.t('templates:cart'),
    lines: lines.map(({ productId, product, quantity, price }) => ({
      productId,
      name: product.name,
      pieces: quantity,
      price,
    })),
  };
}

export const meta = pageMeta<typeof loader>;

export default function NewTemplate() {
  return <NewTemplatePage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}

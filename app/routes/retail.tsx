import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { textIn } from '~server/domain/form-fields';
import { RetailPage } from '~/features/retail/retail-page';
import { handleRetailForm, loadRetailPage, nextPage } from '~/features/retail/retail.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';
import { restoreFormDraft } from './restore-draft.server';

export const handle = { i18n: 'retail' };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async (args) => {
  const { ctx, request } = args;
  const view = await loadRetailPage(ctx, new URL(request.url).searchParams);
  const page = { title: ctx.t('retail:title'), description: ctx.t('retail:description'), view };
  if (view.isUnsaved) return data(page, { status: view.result ? 422 : 200 });
  return restoreFormDraft(args, page, (restored, form) => ({
    ...restored,
    version: Number(textIn(form, 'version')),
    values: Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string')),
    next: nextPage(textIn(form, 'next')),
  }));
});

export const action = customerAction(async ({ ctx, request }) => handleRetailForm(ctx, await request.formData()));

export default function Retail() {
  return <RetailPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}

import { saveFormDraft } from '~/bff/auth/form-draft.server';
import type { RequestContext } from '~/bff/context.server';
import { checkoutValues, checkoutFieldNames } from './form-values';

/** Saves the order form values while the cart changes, and gives them for a page that is rendered at once; the new cart gets a new key. */
export async function saveChoicesDraft(ctx: RequestContext, request: Request, form: FormData) {
  const choices = new FormData();
  for (const name of checkoutFieldNames) {
    const value = form.get(name);
    if (name !== 'orderKey' && typeof value === 'string') choices.set(name, value);
  }
  const cookie = await saveFormDraft(ctx, new URL(request.url).pathname, choices);
  return { cookies: cookie === null ? [] : [cookie], fields: checkoutValues(choices) };
}

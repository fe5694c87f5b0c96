import { saveFormDraft } from '~/bff/auth/form-draft.server';
import type { RequestContext } from '~/bff/context.server';
import { checkoutValues, checkoutFieldNames, type CheckoutValues } from './form-values';

/** The order form values when one of its buttons changed the cart. */
export interface SavedChoices {
  readonly cookies: readonly string[];
  /** For a page that is rendered at once. */
  readonly fields: CheckoutValues;
}

/** Saves the order form values while the cart changes; the new cart gets a new key. */
export async function saveChoicesDraft(ctx: RequestContext, request: Request, form: FormData): Promise<SavedChoices> {
  const choices = new FormData();
  for (const name of checkoutFieldNames) {
    const value = form.get(name);
    if (name !== 'orderKey' && typeof value === 'string') choices.set(name, value);
  }
  const cookie = await saveFormDraft(ctx, new URL(request.url).pathname, choices);
  return { cookies: cookie === null ? [] : [cookie], fields: checkoutValues(choices) };
}

import { saveFormDraft } from '~/bff/auth/form-draft.server';
import type { RequestContext } from '~/bff/context.server';
import { checkoutValues, checkoutFieldNames, type CheckoutValues } from './form-values';

/** What was chosen in the order form when a button in it changed the cart. */
export interface SavedChoices {
  /** `Set-Cookie` lines that bring it to the page that follows. */
  readonly cookies: readonly string[];
  /** For a page that is shown at once. */
  readonly fields: CheckoutValues;
}

/** Keeps the choices of an order form while the cart under it changes; its key is made anew with the cart. */
export async function saveChoicesDraft(ctx: RequestContext, request: Request, form: FormData): Promise<SavedChoices> {
  const choices = new FormData();
  for (const name of checkoutFieldNames) {
    const value = form.get(name);
    if (name !== 'orderKey' && typeof value === 'string') choices.set(name, value);
  }
  const cookie = await saveFormDraft(ctx, new URL(request.url).pathname, choices);
  return { cookies: cookie === null ? [] : [cookie], fields: checkoutValues(choices) };
}

import { saveFormDraft } from '~/bff/form-draft.server';
import type { Scope } from '~/bff/scope.server';
import { keptFields, typedNames, type TypedFields } from './typed-fields';

/** What was chosen in the order form when a button in it changed the cart. */
export interface CarriedChoices {
  /** `Set-Cookie` lines that bring it to the page that follows. */
  readonly cookies: readonly string[];
  /** For a page that is shown at once. */
  readonly fields: TypedFields;
}

/** Keeps the choices of an order form while the cart under it changes; its key is made anew with the cart. */
export async function carryChoices(scope: Scope, request: Request, form: FormData): Promise<CarriedChoices> {
  const choices = new FormData();
  for (const name of typedNames) {
    const value = form.get(name);
    if (name !== 'orderKey' && typeof value === 'string') choices.set(name, value);
  }
  const cookie = await saveFormDraft(scope, new URL(request.url).pathname, choices);
  return { cookies: cookie === null ? [] : [cookie], fields: keptFields(choices) };
}

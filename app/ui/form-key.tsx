import { createContext, useContext } from 'react';

/** Name of the hidden field by which the server knows a form again that is sent twice. */
export const FORM_KEY_NAME = 'formKey';

/** The key of the forms of a page, made on the server with each page; null for visitors. */
export const FormKeyContext = createContext<string | null>(null);

/** The hidden key of a form that adds to the cart: the same form sent again adds nothing twice. */
export function FormKey() {
  const key = useContext(FormKeyContext);
  return key === null ? null : <input type="hidden" name={FORM_KEY_NAME} value={key} />;
}

import { createContext, useContext } from 'react';

/** Name of the hidden field by which the server recognises a form that is sent twice. */
export const FORM_KEY_NAME = 'formKey';

/** One key per rendered page; null for visitors. */
export const FormKeyContext = createContext<string | null>(null);

export function FormKey() {
  const key = useContext(FormKeyContext);
  return key === null ? null : <input type="hidden" name={FORM_KEY_NAME} value={key} />;
}

import { useEffect } from 'react';
import { textIn } from '~/domain/form-fields';
import { ORDER_FORM_ID } from '~/ui/form-ids';
import { INITIAL_QUANTITY } from './embedded-intent';
import { PRODUCT_ID } from './line-identity';

/**
 * The lines on the page whose boxes hold what their cart does not have yet, as a form that changes them names them.
 * @param isLeftOut of the fields of a line
 */
export function typedLines(isLeftOut = (_line: FormData) => false): [name: string, value: string][] {
  return [...document.getElementsByName(INITIAL_QUANTITY)].flatMap((before) => {
    const { form } = before as HTMLInputElement;
    // Until scripts have taken over, the order form carries them itself.
    if (!form || form.id === ORDER_FORM_ID) return [];
    const fields = new FormData(form);
    if (textIn(fields, 'quantity') === textIn(fields, INITIAL_QUANTITY) || isLeftOut(fields)) return [];
    return ['itemId', PRODUCT_ID, 'quantity', 'unit'].map((name): [string, string] => [name, textIn(fields, name)]);
  });
}

/** With scripts each box stands in a form of its own: what is typed there goes along with the order all the same. */
export function useTypedLinesInOrder(): void {
  useEffect(() => {
    const append = ({ target, formData }: FormDataEvent) => {
      if ((target as Element).id === ORDER_FORM_ID)
        for (const [name, value] of typedLines()) formData.append(name, value);
    };
    document.addEventListener('formdata', append);
    return () => document.removeEventListener('formdata', append);
  }, []);
}

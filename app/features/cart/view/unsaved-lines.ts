import { useEffect } from 'react';
import { textIn } from '~server/domain/form-fields';
import { ORDER_FORM_ID } from '~/ui/forms/form-ids';
import { INITIAL_QUANTITY, PRODUCT_ID } from '../model/line-identity';

/** Form fields of the lines with unsaved quantities. @param isLeftOut skips a line by its fields */
export function typedLines(isLeftOut = (_line: FormData) => false): [name: string, value: string][] {
  return [...document.getElementsByName(INITIAL_QUANTITY)].flatMap((before) => {
    const { form } = before as HTMLInputElement;
    // Before hydration the order form contains these fields itself.
    if (!form || form.id === ORDER_FORM_ID) return [];
    const fields = new FormData(form);
    if (textIn(fields, 'quantity') === textIn(fields, INITIAL_QUANTITY) || isLeftOut(fields)) return [];
    return ['itemId', PRODUCT_ID, 'quantity', 'unit'].map((name): [string, string] => [name, textIn(fields, name)]);
  });
}

/** Adds unsaved quantities of the line forms to the order form. */
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

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

export function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** The value in the HTML, before anything was typed or chosen. */
export function initialValueOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const option = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return option?.value ?? '';
}

export function initialValueOf(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const option = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return option?.value ?? '';
}

/** Writes into a field as if it were typed. */
export function setFieldText(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

import type { MouseEvent } from 'react';
import { quantityFieldId } from '~/ui/quantity';
import { setFieldText } from '~/ui/set-field-text';
import { FILL, FILL_ALL } from './order-line';

/** A pressed button of what was bought last: its own box, or each empty one for `FILL_ALL`. Without scripts it submits the form. */
export function fillQuantities(event: MouseEvent<HTMLFormElement>): void {
  const pressed = event.target instanceof Element && event.target.closest(`[name=${FILL}]`);
  if (!(pressed instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const all = pressed.value === FILL_ALL ? event.currentTarget.querySelectorAll(`[name=${FILL}]`) : [pressed];
  for (const button of all) {
    if (!(button instanceof HTMLButtonElement)) continue;
    const { value, dataset } = button;
    const box = document.getElementById(quantityFieldId(value));
    if (!(box instanceof HTMLInputElement) || dataset['last'] === undefined) continue;
    if (button === pressed || box.value.trim() === '') setFieldText(box, dataset['last']);
  }
}

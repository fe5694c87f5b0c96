import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { setFieldText } from './set-field-text';
import { isSubmitKey, pressSubmit } from '../forms/submit-keys';

/** Whether a key stays in the row of a table, and whether it goes forward. */
const moves: Readonly<Record<string, readonly [isInRow: boolean, by: 1 | -1]>> = {
  ArrowUp: [false, -1],
  ArrowDown: [false, 1],
  ArrowLeft: [true, -1],
  ArrowRight: [true, 1],
  Enter: [false, 1],
};

/**
 * Keys of the boxes of a form, as in a spreadsheet: arrows go from box to box, Enter goes down, Escape restores what stood
 * in the box when it took the focus, Ctrl+Enter presses the form's button. A list is a table with a column for each name.
 * @returns properties of its form
 */
export function useGridKeys() {
  const before = useRef('');
  const onFocusCapture = ({ target }: FocusEvent) => {
    if (!isBox(target)) return;
    before.current = target.value;
    target.select();
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!isBox(target)) return;
    const move = moves[key];
    const isSubmit = isSubmitKey(event);
    if (!isSubmit && (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)) return;
    if (!move && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isSubmit) pressSubmit(target.form);
    else if (move) findBox(target, ...move)?.focus();
    else restore(target, before.current);
  };
  return { onFocusCapture, onKeyDownCapture };
}

function isBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(quantity|norm|left)$/.test(target.name);
}

/** The next box of the row, or of the column in another row. */
function findBox(box: HTMLInputElement, isInRow: boolean, by: 1 | -1): HTMLInputElement | undefined {
  const boxes = [...(box.form?.elements ?? [])].filter(isBox);
  const rowOf = (each: HTMLInputElement) => each.closest('tr, [data-row]') ?? each;
  const columnOf = (each: HTMLInputElement) => each.closest('td')?.cellIndex ?? each.name;
  const next = boxes.indexOf(box) + by;
  const onward = by > 0 ? boxes.slice(next) : boxes.slice(0, Math.max(0, next + 1)).reverse();
  if (isInRow) return onward[0] && rowOf(onward[0]) === rowOf(box) ? onward[0] : undefined;
  return onward.find((each) => rowOf(each) !== rowOf(box) && columnOf(each) === columnOf(box));
}

function restore(box: HTMLInputElement, text: string): void {
  setFieldText(box, text);
  box.select();
}

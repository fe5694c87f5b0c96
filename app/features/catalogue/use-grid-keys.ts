import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** What a key moves by: rows down, boxes to the right. */
const moves: Readonly<Record<string, readonly [rows: number, boxes: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

/**
 * Keys of a table of boxes, as in a spreadsheet: arrows go from box to box, Enter goes down, Escape restores what stood in the box
 * when it took the focus. Ctrl+Enter presses the form's button.
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
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return pressButton(event, target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const move = moves[key];
    if (!move && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (move) (move[0] === 0 ? besideOf(target, move[1]) : belowOf(target, move[0]))?.focus();
    else restore(target, before.current);
  };
  return { onFocusCapture, onKeyDownCapture };
}

function pressButton(event: KeyboardEvent, { form }: HTMLInputElement): void {
  event.preventDefault();
  form?.querySelector<HTMLButtonElement>('button[type=submit]:not([name])')?.click();
}

function isBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'text' && target.closest('td') !== null;
}

function boxesOf(row: Element | null | undefined): HTMLInputElement[] {
  return [...(row?.querySelectorAll<HTMLInputElement>('td input[type=text]') ?? [])];
}

function besideOf(box: HTMLInputElement, by: number): HTMLInputElement | undefined {
  const boxes = boxesOf(box.closest('tr'));
  return boxes[boxes.indexOf(box) + by];
}

function belowOf(box: HTMLInputElement, by: number): HTMLInputElement | undefined {
  const rows = [...(box.closest('table')?.rows ?? [])];
  const own = box.closest('tr');
  const column = box.closest('td')?.cellIndex;
  for (let at = rows.findIndex((row) => row === own) + by; at >= 0 && at < rows.length; at += by) {
    const found = boxesOf(rows[at]).find((each) => each.closest('td')?.cellIndex === column);
    if (found) return found;
  }
  return undefined;
}

function restore(box: HTMLInputElement, text: string): void {
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.select();
}

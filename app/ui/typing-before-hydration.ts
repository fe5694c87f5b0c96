import { useEffect } from 'react';
import { initialValueOf } from '~/browser/initial-value';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was typed before the scripts came, by field; null once the page has taken it over. */
let typed: Map<string, string | boolean> | null = null;
/** The field that had the focus last. */
let focused: string | null = null;

/**
 * Notes what is typed and chosen until the page is live. Where a browser's helpers have put elements into the page, React
 * renders it once more, with empty fields. To be called before it begins.
 */
export function watchTyping(): void {
  typed = new Map();
  for (const field of fieldsIn(document)) note(field);
  noteFocus();
  for (const type of ['input', 'change']) document.addEventListener(type, noteTarget, true);
  document.addEventListener('focusin', noteFocus);
}

/** Brings what was typed into the fields that have lost it, and their focus. To be called in the part of the page that becomes live last. */
export function useTypingBeforeHydration(): void {
  useEffect(() => {
    if (typed === null) return;
    const kept = typed;
    typed = null;
    for (const type of ['input', 'change']) document.removeEventListener(type, noteTarget, true);
    document.removeEventListener('focusin', noteFocus);
    for (const field of fieldsIn(document)) {
      const value = kept.get(keyOf(field));
      if (value !== undefined) restore(field, value);
    }
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (focused !== null && isLost)
      fieldsIn(document)
        .find((field) => keyOf(field) === focused)
        ?.focus({ preventScroll: true });
  }, []);
}

function noteTarget({ target }: Event): void {
  if (isField(target)) note(target);
}

function note(field: Field): void {
  if (isTick(field)) {
    // Of a group of radio buttons choosing one changes all.
    const group = field.type === 'radio' ? fieldsIn(document).filter(({ name }) => name === field.name) : [field];
    for (const each of group)
      if (isTick(each) && each.checked !== each.defaultChecked) typed?.set(keyOf(each), each.checked);
  } else if (field.value !== initialValueOf(field)) typed?.set(keyOf(field), field.value);
}

function noteFocus(): void {
  focused = isField(document.activeElement) ? keyOf(document.activeElement) : null;
}

/** As if it were typed, so that the page follows. */
function restore(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    if (value === true && !field.checked && !field.disabled) field.click();
    if (value === false && field.checked && field.type === 'checkbox') field.click();
  } else if (typeof value === 'string' && field.value !== value) {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    own?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function fieldsIn(root: ParentNode): Field[] {
  return [...root.querySelectorAll('input, textarea, select')].filter(
    (element): element is Field => isField(element) && element.type !== 'hidden' && element.name !== '',
  );
}

/** A field by its form, its name and its place among others of that name. */
function keyOf(field: Field): string {
  const others = field.form?.elements.namedItem(field.name);
  const place = others instanceof RadioNodeList ? Array.from<Node>(others).indexOf(field) : 0;
  return [
    field.form?.id ?? '',
    field.form?.getAttribute('action') ?? '',
    field.name,
    field.id || place,
    isTick(field) ? field.value : '',
  ].join(' ');
}

function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

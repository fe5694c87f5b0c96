import { useEffect } from 'react';
import { initialValueOf, isCheckable, isField, type Field } from '~/browser/fields';

/** Values typed before hydration, by field; null after they were restored. */
let recordedValues: Map<string, string | boolean> | null = null;
let focusedKey: string | null = null;

/** Records input until hydration: where extensions changed the HTML, React renders fields again, empty. Call before hydrating. */
export function recordTypingBeforeHydration(): void {
  recordedValues = new Map();
  for (const field of fieldsIn(document)) recordValue(field);
  recordFocus();
  // On the window, since during hydration these events go no further.
  for (const type of ['input', 'change']) window.addEventListener(type, recordInput, true);
  document.addEventListener('focusin', recordFocus);
}

/** Restores recorded input and focus. Call in the part of the page that hydrates last. */
export function useRestoreTyping(): void {
  useEffect(() => {
    if (recordedValues === null) return;
    const values = recordedValues;
    recordedValues = null;
    for (const type of ['input', 'change']) window.removeEventListener(type, recordInput, true);
    document.removeEventListener('focusin', recordFocus);
    for (const field of fieldsIn(document)) {
      const value = values.get(keyOf(field));
      if (value !== undefined) restore(field, value);
    }
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (focusedKey !== null && isLost)
      fieldsIn(document)
        .find((field) => keyOf(field) === focusedKey)
        ?.focus({ preventScroll: true });
  }, []);
}

function recordInput({ target }: Event): void {
  if (isField(target)) recordValue(target);
}

function recordValue(field: Field): void {
  if (isCheckable(field)) {
    // Choosing a radio button changes its whole group.
    const group = field.type === 'radio' ? fieldsIn(document).filter(({ name }) => name === field.name) : [field];
    for (const each of group)
      if (isCheckable(each) && each.checked !== each.defaultChecked) recordedValues?.set(keyOf(each), each.checked);
  } else if (field.value !== initialValueOf(field)) recordedValues?.set(keyOf(field), field.value);
}

function recordFocus(): void {
  focusedKey = isField(document.activeElement) ? keyOf(document.activeElement) : null;
}

/** Dispatches events, so that React notices. */
function restore(field: Field, value: string | boolean): void {
  if (isCheckable(field)) {
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

/** A field by its form, name and index. */
function keyOf(field: Field): string {
  const others = field.form?.elements.namedItem(field.name);
  const place = others instanceof RadioNodeList ? Array.from<Node>(others).indexOf(field) : 0;
  return [
    field.form?.id ?? '',
    field.form?.getAttribute('action') ?? '',
    field.name,
    field.id || place,
    isCheckable(field) ? field.value : '',
  ].join(' ');
}

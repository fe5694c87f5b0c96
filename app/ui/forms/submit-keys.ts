import type { KeyboardEvent } from 'react';

/** Properties of the button that Ctrl+Enter presses. */
export const submitKeys = { title: 'Ctrl+Enter', 'aria-keyshortcuts': 'Control+Enter Meta+Enter' };

export function isSubmitKey({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

/** Presses the button of a form that has the keys; nothing in a form without one. */
export function pressSubmit(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${submitKeys['aria-keyshortcuts']}"]`)?.click();
}

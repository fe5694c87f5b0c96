import { useSyncExternalStore } from 'react';

/** A message told in the browser, in the shape of a flash. */
export interface BrowserMessage {
  readonly id: string;
  readonly text: string;
  readonly title?: string | undefined;
  readonly variant: 'default' | 'destructive';
  readonly undo?:
    { readonly label: string; readonly action: string; readonly fields: Readonly<Record<string, string>> } | undefined;
}

/** Messages that come within this time are told together, ms. */
const TOGETHER_MS = 1_000;

let last: BrowserMessage | null = null;
let count = 0;
let toldAt = -Infinity;
const listeners = new Set<() => void>();

/** Shows a message as a toast, in place of the last one; with that one where it was told a moment ago. */
export function showMessage(message: Omit<BrowserMessage, 'id' | 'variant'> & Partial<BrowserMessage>): void {
  count += 1;
  const before = Date.now() - toldAt < TOGETHER_MS ? last : null;
  toldAt = Date.now();
  setMessage({
    ...message,
    id: `told-${count}`,
    text: [before?.text, message.text].filter(Boolean).join(' '),
    variant: before?.variant === 'destructive' ? before.variant : (message.variant ?? 'default'),
  });
}

/** Takes the last message away: it was read where it stood. */
export function clearMessage(): void {
  setMessage(null);
}

/** The last message told in the browser; null on the server. */
export function useBrowserMessage(): BrowserMessage | null {
  return useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );
}

function setMessage(message: BrowserMessage | null): void {
  last = message;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

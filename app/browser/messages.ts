import { useSyncExternalStore } from 'react';

export interface BrowserMessage {
  readonly id: string;
  readonly text: string;
  readonly title?: string | undefined;
  readonly variant: 'default' | 'destructive';
  readonly undo?:
    { readonly label: string; readonly action: string; readonly fields: Readonly<Record<string, string>> } | undefined;
}

const MERGE_MS = 1_000;
const MAX_LINES = 3;

let last: BrowserMessage | null = null;
let count = 0;
let shownAt = -Infinity;
const listeners = new Set<() => void>();

/** Shows a message, together with those of the last second. */
export function showMessage(message: Omit<BrowserMessage, 'id' | 'variant'> & Partial<BrowserMessage>): void {
  count += 1;
  const before = Date.now() - shownAt < MERGE_MS ? last : null;
  shownAt = Date.now();
  setMessage({
    ...message,
    id: `told-${count}`,
    text: before ? addLine(before.text, message.text) : message.text,
    variant: before?.variant === 'destructive' ? before.variant : (message.variant ?? 'default'),
  });
}

/** One line for each message, the newest last; older ones than the last three are left out. */
export function addLine(text: string, line: string): string {
  return [...text.split('\n'), line].slice(-MAX_LINES).join('\n');
}

export function clearMessage(): void {
  setMessage(null);
}

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

import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState, type MutableRefObject } from 'react';

/** Announces a page after a client-side navigation and focuses its start or the element of its hash. A field being typed in keeps the focus; a filter on the same page announces the new count. */
export function RouteAnnouncer() {
  const [announcement, setAnnouncement] = useState('');
  const { pathname, search, hash, key } = useLocation();
  const shown = useRef({ pathname, search, key });
  const isFieldUsed = useFieldUsed();
  useEffect(() => {
    const last = shown.current;
    if (last.key === key) return;
    shown.current = { pathname, search, key };
    const isSame = last.pathname === pathname;
    if (!isSame) setAnnouncement(document.title);
    else if (last.search !== search)
      setAnnouncement([document.title, document.querySelector('h1 + p')?.textContent].filter(Boolean).join('. '));
    const isTurned = isSame && pageOf(last.search) !== pageOf(search);
    // A closing dialog restores the focus first.
    const timer = setTimeout(() => {
      const isMoved = isSame
        ? isTurned || document.activeElement === document.body
        : !isFocusTaken(isFieldUsed.current);
      if (isMoved) focusOn(elementOf(hash) ?? document.getElementById('main'));
    });
    return () => clearTimeout(timer);
  }, [pathname, search, hash, key, isFieldUsed]);
  return (
    <div role="status" className="sr-only">
      {announcement}
    </div>
  );
}

/** Whether a field was focused or typed in since the last press that may have started a navigation. Read from events: React tells of a navigation later, on a slow phone after the next keys. */
function useFieldUsed(): MutableRefObject<boolean> {
  const isUsed = useRef(false);
  useEffect(() => {
    const onEvent = (event: Event) => {
      if (mayNavigate(event)) isUsed.current = false;
      else if (isField(event.target) && (event.type === 'focusin' || event.type === 'input')) isUsed.current = true;
    };
    for (const type of eventTypes) window.addEventListener(type, onEvent, true);
    return () => {
      for (const type of eventTypes) window.removeEventListener(type, onEvent, true);
    };
  }, []);
  return isUsed;
}

const eventTypes = ['focusin', 'input', 'click', 'keydown', 'submit', 'popstate'];

function mayNavigate(event: Event): boolean {
  const { type, target } = event;
  if (event instanceof KeyboardEvent) return event.key === 'Enter';
  if (type === 'click') return target instanceof Element && target.closest('a, button, [role=option]') !== null;
  return type === 'submit' || type === 'popstate';
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function isFocusTaken(isFieldUsed: boolean): boolean {
  const element = document.activeElement;
  return (isFieldUsed && isField(element)) || (element !== null && element.closest('main, [role=dialog]') !== null);
}

function pageOf(search: string): string | null {
  return new URLSearchParams(search).get('page');
}

function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decodeHash(id));
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Focuses an element that is not focusable by itself, without scrolling. */
function focusOn(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  if (!place || document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

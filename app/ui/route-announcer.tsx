import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Announces a page after a client-side navigation and focuses its start or the element of its hash. A field being typed in keeps the focus; a filter on the same page announces the new count. */
export function RouteAnnouncer() {
  const [announcement, setAnnouncement] = useState('');
  const { pathname, search, hash, key } = useLocation();
  const shown = useRef({ pathname, search, key });
  const pressed = useFocusAtNavigation();
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
      const isMoved = isSame ? isTurned || document.activeElement === document.body : !isFocusTaken(pressed.current);
      if (isMoved) focusOn(elementOf(hash) ?? document.getElementById('main'));
    });
    return () => clearTimeout(timer);
  }, [pathname, search, hash, key, pressed]);
  return (
    <div role="status" className="sr-only">
      {announcement}
    </div>
  );
}

interface FocusedElement {
  readonly element: Element | null;
  readonly typed: string | undefined;
}

/** The focused element when the navigation started. */
function useFocusAtNavigation() {
  const isOnTheWay = useNavigation().state !== 'idle';
  const focused = useRef<FocusedElement>({ element: null, typed: undefined });
  useEffect(() => {
    if (isOnTheWay) focused.current = parseFocus();
  }, [isOnTheWay]);
  return focused;
}

function parseFocus(): FocusedElement {
  const element = document.activeElement;
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return { element, typed: isField ? element.value : undefined };
}

function isFocusTaken(pressed: FocusedElement): boolean {
  const { element, typed } = parseFocus();
  if (!element) return false;
  const isTypedIn = typed !== undefined && (element !== pressed.element || typed !== pressed.typed);
  return isTypedIn || element.closest('main, [role=dialog]') !== null;
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

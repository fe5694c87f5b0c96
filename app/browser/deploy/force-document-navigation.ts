/** Bypasses the router for links and GET forms while `when` is true. Left out are those that keep what is typed: in parts with `data-selection-form`, in dialogs, and to another language. @returns a function that stops it */
export function forceDocumentNavigation(when: () => boolean): () => void {
  const controller = new AbortController();
  // The router listens on the document, after the window.
  const options = { capture: true, signal: controller.signal };
  window.addEventListener(
    'click',
    (event) => {
      if (when() && isPageLink(event.target)) event.stopPropagation();
    },
    options,
  );
  window.addEventListener(
    'submit',
    (event) => {
      if (when() && isSearch(event.target)) event.stopPropagation();
    },
    options,
  );
  return () => controller.abort();
}

function isPageLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return false;
  const isPartOfPage =
    link.hash !== '' && link.pathname + link.search === window.location.pathname + window.location.search;
  return !isPartOfPage && !keepsSelection(link) && !link.closest('[role=dialog], [href*="/set-language/"]');
}

function isSearch(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLFormElement &&
    target.getAttribute('method')?.toLowerCase() !== 'post' &&
    !keepsSelection(target)
  );
}

function keepsSelection(element: Element): boolean {
  const part = element.closest<HTMLElement>('[data-selection-form]');
  return document.getElementById(part?.dataset['selectionForm'] ?? '') !== null;
}

/** Bypasses the router for links and GET forms where `when` is true for their path. Left out are those that keep what is typed: in parts with `data-selection-form`, in dialogs, and to another language. @returns a function that stops it */
export function forceDocumentNavigation(when: (pathname: string) => boolean): () => void {
  const controller = new AbortController();
  // The router listens on the document, after the window.
  const options = { capture: true, signal: controller.signal };
  window.addEventListener(
    'click',
    (event) => {
      const link = pageLink(event.target);
      if (link && when(link.pathname)) event.stopPropagation();
    },
    options,
  );
  window.addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      if (isSearch(target) && when(new URL(target.action).pathname)) event.stopPropagation();
    },
    options,
  );
  return () => controller.abort();
}

function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return null;
  const isPartOfPage =
    link.hash !== '' && link.pathname + link.search === window.location.pathname + window.location.search;
  const isKept = isPartOfPage || keepsSelection(link) || link.closest('[role=dialog], [href*="/set-language/"]');
  return isKept ? null : link;
}

function isSearch(target: EventTarget | null): target is HTMLFormElement {
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

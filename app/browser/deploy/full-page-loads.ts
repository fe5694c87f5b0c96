/**
 * Lets the browser itself follow links and searching forms, past the router, whenever `when` says so. Posted forms
 * stay with the router: they may hold what was typed. So do parts whose links
 * carry along what is typed in another form: `data-carries` is its id.
 * @returns how to stop
 */
export function forceDocumentNavigation(when: () => boolean): () => void {
  const controller = new AbortController();
  // The router listens on the document: what does not get past the window never reaches it.
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

/** A link to another page of this site, not to a part of this one. */
function isPageLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin) return false;
  const isPartOfPage =
    link.hash !== '' && link.pathname + link.search === window.location.pathname + window.location.search;
  return !isPartOfPage && !carries(link);
}

function isSearch(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLFormElement && target.getAttribute('method')?.toLowerCase() !== 'post' && !carries(target)
  );
}

function carries(element: Element): boolean {
  const part = element.closest<HTMLElement>('[data-carries]');
  return document.getElementById(part?.dataset['carries'] ?? '') !== null;
}

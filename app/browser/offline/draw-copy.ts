/**
 * HTML of a document as it is seen now, with nothing in it that acts: no scripts, and every form but a search stands
 * still, so that nobody orders at a price that is no longer one.
 * @param notice says since when it is a copy; `retry` is its link's text
 */
export function renderSnapshot(
  page: Document,
  notice: { readonly text: string; readonly retry: string; readonly path: string },
): string {
  // In a document that nobody sees: in the page's own, every picture of the clone would be loaded once more.
  const copy = page.implementation.createHTMLDocument().importNode(page.documentElement, true);
  const all = <E extends Element>(selector: string) => copy.querySelectorAll<E>(selector);
  const pictures = page.querySelectorAll('img');
  // In the order of the page, which the copy has, too.
  all<HTMLImageElement>('img').forEach((picture, at) => {
    const seen = pictures[at];
    for (const name of ['src', 'srcset', 'sizes', 'loading']) picture.removeAttribute(name);
    if (seen && isSeen(seen)) picture.src = new URL(seen.currentSrc).pathname + new URL(seen.currentSrc).search;
  });
  all(
    'script, noscript, iframe, picture source, link[rel=modulepreload], link[rel=preload], link[rel=manifest], [role=dialog], [role=status], [data-radix-portal]',
  ).forEach((part) => part.remove());
  delete copy.dataset['ready'];
  all<HTMLFormElement>('form[method=post i]').forEach((form) => {
    form.querySelectorAll('input, button, select, textarea').forEach((control) => control.setAttribute('disabled', ''));
  });
  all('button:not(form[method=get i] button)').forEach((button) => button.setAttribute('disabled', ''));
  copy.querySelector('body')?.prepend(drawNotice(page, notice));
  return `<!doctype html>${copy.outerHTML}`;
}

/** Whether a picture is on the screen's device; a copy shows no other, for nothing could be fetched for it. */
export function isSeen({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean {
  return complete && currentSrc !== '' && naturalWidth > 0;
}

function drawNotice(page: Document, { text, retry, path }: { text: string; retry: string; path: string }): HTMLElement {
  const notice = page.createElement('p');
  notice.setAttribute('role', 'status');
  notice.dataset['copy'] = '';
  notice.className = 'bg-amber-tint px-4 py-3 text-center text-meta text-ink';
  const link = page.createElement('a');
  link.href = path;
  link.textContent = retry;
  link.className = 'font-semibold text-leaf-ink underline underline-offset-4';
  notice.append(`${text} `, link);
  return notice;
}

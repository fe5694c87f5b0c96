/** HTML of the page without scripts and with disabled forms, so that nobody orders at an old price; of a form with a button `data-offline` that one works. @param notice when it was saved; `retry` is its link's text */
export function renderSnapshot(
  page: Document,
  notice: { readonly text: string; readonly retry: string; readonly path: string },
): string {
  // In a new document, where images are not loaded again.
  const clone = page.implementation.createHTMLDocument().importNode(page.documentElement, true);
  const all = <E extends Element>(selector: string) => clone.querySelectorAll<E>(selector);
  const pictures = page.querySelectorAll('img');
  all<HTMLImageElement>('img').forEach((picture, at) => {
    const seen = pictures[at];
    for (const name of ['src', 'srcset', 'sizes', 'loading']) picture.removeAttribute(name);
    if (seen && isSeen(seen)) picture.src = new URL(seen.currentSrc).pathname + new URL(seen.currentSrc).search;
  });
  all(
    'script, noscript, iframe, picture source, link[rel=modulepreload], link[rel=preload], link[rel=manifest], [role=dialog], [role=status], [role=timer], [data-radix-portal]',
  ).forEach((part) => part.remove());
  delete clone.dataset['ready'];
  all<HTMLFormElement>('form[method=post i]').forEach((form) => {
    const send = form.querySelector('[data-offline]');
    if (send) send.classList.remove('hidden');
    else form.querySelectorAll('input, select, textarea').forEach((control) => control.setAttribute('disabled', ''));
  });
  all('button:not(form[method=get i] button, [data-offline])').forEach((button) => button.setAttribute('disabled', ''));
  clone.querySelector('body')?.prepend(createNotice(page, notice));
  return `<!doctype html>${clone.outerHTML}`;
}

/** Whether an image has been displayed; a snapshot shows no other, since nothing can be fetched for it. */
export function isSeen({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean {
  return complete && currentSrc !== '' && naturalWidth > 0;
}

function createNotice(
  page: Document,
  { text, retry, path }: { text: string; retry: string; path: string },
): HTMLElement {
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

import { Capacitor } from '@capacitor/core';
import { isRoute } from '~/match-route';
import { reportNativeError } from './report-native-error.client';
import { shareFile } from './share-file.client';

const spinner = '<span class="icon icon-loader-circle size-5 animate-spin" aria-hidden="true"></span>';

/** Shares files instead of following their links, which does nothing in a web view. One file at a time. @returns a function that stops it */
export function shareFileLinks(onFailure: () => void): () => void {
  if (!Capacitor.isNativePlatform()) return () => undefined;
  let isSharing = false;
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isFileLink(link)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSharing) return;
    isSharing = true;
    const done = showSpinner(link);
    const fail = () => {
      reportNativeError('file');
      onFailure();
    };
    void shareFile(link.href)
      .catch(fail)
      .finally(() => {
        isSharing = false;
        done();
      });
  };
  // Before the router, which listens on the document.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

function isFileLink({ origin, pathname }: HTMLAnchorElement): boolean {
  return (
    origin === window.location.origin &&
    (/\.(csv|xlsx)$/.test(pathname) || isRoute(['document-pdf', 'price-list-pdf', 'order-calendar'], pathname))
  );
}

function showSpinner(link: HTMLAnchorElement): () => void {
  link.setAttribute('aria-busy', 'true');
  link.insertAdjacentHTML('afterbegin', spinner);
  const icon = link.firstElementChild;
  return () => {
    link.removeAttribute('aria-busy');
    icon?.remove();
  };
}

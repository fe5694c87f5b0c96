import { Capacitor } from '@capacitor/core';
import { isRoute } from '~/routing/match-route';
import { reportNativeError } from './report-native-error.client';
import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { reload } from '~/browser/deploy/reload-guard';

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
    (/\.(csv|xlsx|json)$/.test(pathname) || isRoute(['document-pdf', 'price-list-pdf', 'order-calendar'], pathname))
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

/** Downloads a file and opens the share sheet. Reloads the page when the session has ended. @throws when there is no file or it cannot be shared */
async function shareFile(href: string): Promise<void> {
  const response = await fetch(href);
  if (response.redirected) return reload();
  const name = nameOf(response);
  if (!response.ok || name === null) throw new Error(`no file: ${String(response.status)}`);
  const data = await toBase64(await response.blob());
  const { uri } = await Filesystem.writeFile({ path: name, data, directory: Directory.Cache });
  await Share.share({ title: name, dialogTitle: name, files: [uri] }).catch(unlessCancelled);
}

/** File name of a response; null for a page. */
function nameOf({ headers }: Response): string | null {
  return /filename="([^"/\\]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? null;
}

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
}

/** Closing the share sheet rejects on both platforms. */
function unlessCancelled(error: unknown): void {
  if (!(error instanceof Error) || !/cancel/i.test(error.message)) throw error;
}

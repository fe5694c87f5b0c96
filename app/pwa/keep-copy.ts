import { loadTexts } from '~/i18n/browser-messages';
import { deleteCopies, openCopies, writeCopy } from './copy-store';
import { drawCopy, isSeen } from './draw-copy';
import { writeKeptTime } from './kept-time';

/** The catalogue, the cart and papers; neither what a customer types nor what is only a moment's. */
const keptPages = /^(?:\/(?:en|ru))?\/?(?:$|catalog|categories\/|product\/|search$|checkout$|orders$|preorders$|history$|contact$|printDocument\/)/i;
const ownerKey = 'page-copies-of';
/** What browsers accept for a picture; the same words find it in their own cache, so that it is not fetched twice. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/**
 * Keeps the page that is being seen for when there is no connection.
 * @param owner who sees it: copies of anybody else, or of before a sign-out, are dropped first
 */
export async function keepCopy(owner: string): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/service-worker.js');
  const { navigationPreload } = await serviceWorker.ready;
  await navigationPreload.enable();
  if (localStorage.getItem(ownerKey) !== owner) {
    await deleteCopies();
    localStorage.setItem(ownerKey, owner);
  }
  const { pathname, search } = window.location;
  if (!keptPages.test(pathname) || document.querySelector('[data-failure]')) return;
  const { t, language } = await loadTexts('offline');
  const keptAt = new Date();
  const time = writeKeptTime(language, keptAt);
  const path = pathname + search;
  const { title } = document;
  const html = drawCopy(document, { text: t('kept', { time }), retry: t('retry'), path });
  const files = filesOfPage();
  const copies = await openCopies();
  if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  await Promise.allSettled(files.map((file) => fetch(file, { headers: { accept } })));
  await writeCopy(copies, { path, title, keptAt }, html);
}

/** Styles, fonts and pictures that were fetched before the service worker was there; the browser has them still. */
function filesOfPage(): string[] {
  const styles = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), ({ href }) => href);
  const fonts = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.woff2'));
  const pictures = Array.from(document.images).filter((picture) => isSeen(picture) && picture.currentSrc.startsWith(window.location.origin));
  return [...styles, ...fonts, ...pictures.map(({ currentSrc }) => currentSrc)];
}

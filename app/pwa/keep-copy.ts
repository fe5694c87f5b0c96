import { loadTexts } from '~/i18n/browser-messages';
import { deleteCopies, writeCopy } from './copy-store';
import { drawCopy } from './draw-copy';
import { writeKeptTime } from './kept-time';

/** The catalogue, the cart and papers; neither what a customer types nor what is only a moment's. */
const keptPages = /^(?:\/(?:en|ru))?\/?(?:$|catalog|categories\/|product\/|search$|checkout$|orders$|preorders$|history$|contact$|printDocument\/)/i;
const ownerKey = 'page-copies-of';

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
  const html = drawCopy(document, { text: t('kept', { time }), retry: t('retry'), path });
  await writeCopy({ path, title: document.title, keptAt }, html);
  if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  await Promise.allSettled(filesOfPage().map((file) => fetch(file)));
}

/** Styles and pictures that were fetched before the service worker was there; the browser has them still. */
function filesOfPage(): string[] {
  const styles = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), ({ href }) => href);
  const pictures = Array.from(document.images).filter(({ complete, currentSrc }) => complete && currentSrc.startsWith(window.location.origin));
  return [...styles, ...pictures.map(({ currentSrc }) => currentSrc)];
}

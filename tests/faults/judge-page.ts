import type { Page } from '../support/customer';

/** How much of a page a customer got. */
export type Judgement = 'whole' | 'part named' | 'failure named' | 'blank';

/** Messages that stand on a page. */
export function countNotices({ html }: Pick<Page, 'html'>): number {
  return html.querySelectorAll('[role=status], [role=alert]').filter(({ text }) => text.trim() !== '').length;
}

/**
 * Judges a page by what stands on it, whatever its language.
 * @param content selector of what the page is for
 * @param calm messages on it while the API answers: one more names a part that is missing or old
 */
export function judgePage(page: Pick<Page, 'status' | 'html'>, content: string, calm: number): Judgement {
  const hasSorryPicture = page.html.querySelector('main img[src="/pictures/no-connection.svg"]') !== null;
  if (page.status !== 200 || !page.html.querySelector(content)) return hasSorryPicture ? 'failure named' : 'blank';
  return hasSorryPicture || countNotices(page) > calm ? 'part named' : 'whole';
}

import type { Page } from '../support/customer';

/** How complete a page is. */
export type Judgement = 'whole' | 'part named' | 'failure named' | 'blank';

/** Number of messages on a page. */
export function countNotices({ html }: Pick<Page, 'html'>): number {
  return html.querySelectorAll('[role=status], [role=alert]').filter(({ text }) => text.trim() !== '').length;
}

/**
 * Judges a page by its content in any language.
 * @param content selector of the main content
 * @param calm messages on it while the API answers: one more names a part that is missing or old
 */
export function judgePage(page: Pick<Page, 'status' | 'html'>, content: string, calm: number): Judgement {
  const hasSorryPicture = page.html.querySelector('main img[src="/pictures/no-connection.svg"]') !== null;
  if (page.status !== 200 || !page.html.querySelector(content)) return hasSorryPicture ? 'failure named' : 'blank';
  return hasSorryPicture || countNotices(page) > calm ? 'part named' : 'whole';
}

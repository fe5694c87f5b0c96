import type { Page } from '../support/customer';

/** How much of a page a customer got. */
export type Judgement = 'whole' | 'part named' | 'failure named' | 'blank';

/**
 * Judges a page by what stands on it.
 * @param content selector of what the page is for
 * @param apology words with which the portal names a part or a page that the API kept back
 */
export function judgePage({ status, html }: Pick<Page, 'status' | 'html'>, content: string, apology: RegExp): Judgement {
  const words = html.querySelector('body')?.text ?? '';
  const isNamed = apology.test(words);
  if (status === 200 && html.querySelector(content)) return isNamed ? 'part named' : 'whole';
  return isNamed ? 'failure named' : 'blank';
}

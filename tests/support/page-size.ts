import type { Customer } from './customer';

/** Of the document as the server writes it: characters in all, those of the data for scripts, and elements. */
export interface PageSize {
  readonly characters: number;
  readonly data: number;
  readonly elements: number;
}

/** @throws Error where the page does not answer 200 */
export async function measurePageSize(customer: Customer, path: string): Promise<PageSize> {
  const { status, text, html } = await customer.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  const data = html
    .querySelectorAll('script')
    .filter(({ innerHTML }) => innerHTML.includes('streamController.enqueue'));
  return {
    characters: text.length,
    data: data.reduce((sum, { innerHTML }) => sum + innerHTML.length, 0),
    elements: html.querySelectorAll('*').length,
  };
}

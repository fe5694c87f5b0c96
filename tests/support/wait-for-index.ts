import type { Customer } from './customer';

/** Waits until the typo-tolerant search has indexed the catalogue. */
export async function waitForIndex(customer: Customer): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await customer.get(`/search-suggestions?q=${encodeURIComponent('плая')}`)).text.includes('Playa')) {
    if (Date.now() > deadline) throw new Error('the catalogue was not indexed within a minute');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

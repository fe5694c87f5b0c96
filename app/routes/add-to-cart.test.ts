import { expect, it } from 'vitest';

const routes = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true });
const adding = Object.entries(routes).filter(([, source]) => source.includes('handleAddToCart'));

it('finds the pages that add to the cart', () => {
  expect(adding.length).toBeGreaterThan(5);
});

it.each(adding)('%s shows what a form that was refused in part has put into the cart', (_, source) => {
  expect(source).toContain('export const shouldRevalidate = revalidateOnError;');
});

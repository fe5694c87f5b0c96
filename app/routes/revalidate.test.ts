import { expect, it } from 'vitest';
import { moduleOf } from '~/routing/expand-routes';
import { routes } from '~/routing/table';

const sources = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true });
/** Pages beside which the cart opens: what a form of it changes, or loses with its connection, concerns their data. */
const pages = Object.entries(routes)
  .filter(([, { layout }]) => layout !== 'auth' && layout !== 'bare')
  .map(([name, entry]) => moduleOf(name, entry))
  .map((file) => [file, sources[file.replace('routes/', './')] ?? ''] as const)
  .filter(([, source]) => source.includes('export const loader'));

it('the list of pages with a cart drawer is complete', () => {
  expect(pages.length).toBeGreaterThan(20);
});

it.each(pages)('%s revalidates also after a rejected form', (_, source) => {
  expect(source).toMatch(/export \{.*\bshouldRevalidate\b.*\} from '~\/bff\/http\/(?:page-exports|revalidate)';/);
});

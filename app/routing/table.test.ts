import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '~/i18n/languages';
import { isOrdering } from '~server/http/admission';
import { takesFiles } from '~server/http/share-target';
import { moduleOf } from './expand-routes';
import { linksFor } from './links';
import { routeNames, routes } from './table';

const filled = { id: 'x-1', kind: 'invoice', code: 'en', '*': 'one' };
const paths = routeNames.flatMap((name) =>
  languages.map((language) => [linksFor(language).to(name, filled), routes[name]] as const),
);

it.each(routeNames)('the row %s names a module that exists, and a page of the table', (name) => {
  const { page } = routes[name];
  expect(existsSync(new URL(`../${moduleOf(name, routes[name])}`, import.meta.url))).toBe(true);
  expect([undefined, ...routeNames]).toContain(page);
});

it.each(paths)('the HTTP server takes files at %s, and admits it as an order, as the table says', (path, route) => {
  for (const address of [path, `${path}.data`]) {
    expect(takesFiles(address)).toBe(route.takesFiles === true);
    expect(isOrdering(address)).toBe(route.isOrdering === true);
  }
});

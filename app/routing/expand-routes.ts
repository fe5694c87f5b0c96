import type { DefineRouteFunction } from '@remix-run/dev/dist/config/routes';
import { languagePrefixes } from '../i18n/languages';
import { layoutFiles, routes, type RouteEntry } from './table';

/** The module of a row under `app/`: 'forgotPassword' is `routes/forgot-password.tsx`, the CSV and XLSX of a page are one module. */
export function moduleOf(name: string, { isResource }: RouteEntry): string {
  const module = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/-(?:csv|xlsx)$/, '-file');
  return isResource ? `routes/resources/${module}.ts` : `routes/${module}.tsx`;
}

/**
 * Expands the route table into one branch per language. Explicit branches answer an unknown prefix with 404,
 * which an optional `/:lang?` segment would not.
 */
export function expandRoutes(route: DefineRouteFunction): void {
  const entries = Object.entries<RouteEntry>(routes);
  for (const [language, prefix] of Object.entries(languagePrefixes)) {
    for (const [layout, layoutFile] of Object.entries(layoutFiles)) {
      const pages = entries.filter(([, entry]) => entry.layout === layout);
      route(prefix, layoutFile, { id: `${language}/layout-${layout}` }, () => {
        for (const [name, entry] of pages) {
          const options = { id: `${language}/${name}`, ...(entry.path === '' && { index: true as const }) };
          route(entry.path || undefined, moduleOf(name, entry), options);
        }
      });
    }
    for (const [name, entry] of entries.filter(([, { layout }]) => layout === 'bare')) {
      const path = prefix === undefined ? entry.path : `${prefix}/${entry.path}`;
      route(path, moduleOf(name, entry), { id: `${language}/${name}` });
    }
    route(`${prefix === undefined ? '' : `${prefix}/`}manifest.webmanifest`, 'routes/resources/manifest.ts', {
      id: `${language}/manifest`,
    });
  }
  // What crawlers look for exists once for all languages.
  route('robots.txt', 'routes/resources/robots.ts', { id: 'robots' });
  // Whose app opens links to the portal; asked for by Google and Apple.
  route('.well-known/assetlinks.json', 'routes/resources/asset-links.ts', { id: 'asset-links' });
  route('.well-known/apple-app-site-association', 'routes/resources/apple-app-site-association.ts', {
    id: 'apple-app-site-association',
  });
  route('sitemap.xml', 'routes/resources/sitemap.ts', { id: 'sitemap' });
  route('sitemaps/:file', 'routes/resources/sitemap-part.ts', { id: 'sitemap-part' });
  route('client-errors', 'routes/resources/client-errors.ts', { id: 'client-errors' });
  route('build-id', 'routes/resources/build-id.ts', { id: 'build-id' });
  // What only the native app asks for.
  for (const name of ['native-push', 'native-report', 'native-update'])
    route(name.replace('-', '/'), `routes/resources/${name}.ts`, { id: name });
  // The default language has no prefix: /uk/… is an old or guessed address.
  route('uk/*', 'routes/resources/uk-prefix.ts', { id: 'uk-prefix' });
}

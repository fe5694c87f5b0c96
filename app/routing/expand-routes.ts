import type { DefineRouteFunction } from '@remix-run/dev/dist/config/routes';
import { languagePrefixes } from '../i18n/languages';
import { layoutFiles, routes, type RouteEntry } from './table';

/**
 * Expands the route table into one branch per language. Explicit branches answer an unknown prefix with 404,
 * which an optional `/:lang?` segment would not.
 */
export function expandRoutes(route: DefineRouteFunction): void {
  const entries = Object.entries<RouteEntry>(routes);
  for (const [language, prefix] of Object.entries(languagePrefixes)) {
    for (const [layout, layoutFile] of Object.entries(layoutFiles)) {
      const pages = entries.filter(([, entry]) => entry.layout === layout);
      if (pages.length === 0) continue;
      route(prefix, layoutFile, { id: `${language}/layout-${layout}` }, () => {
        for (const [name, { path, file }] of pages) {
          const id = `${language}/${name}`;
          if (path === '') route(undefined, file, { id, index: true });
          else route(path, file, { id });
        }
      });
    }
    for (const [name, { path, file, layout }] of entries) {
      if (layout === 'bare')
        route(prefix === undefined ? path : `${prefix}/${path}`, file, { id: `${language}/${name}` });
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

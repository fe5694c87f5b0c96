import { inLanguage, languages } from '~/i18n/languages';
import { routes } from '~/routing/table';

export function createRobotsTxt(origin: string): string {
  const personal = Object.values(routes)
    .filter(({ access, robots }) => access === 'customer' || robots === false)
    .map(({ path }) => `/${path.replace(/[:*].*$/, '')}`);
  const lines = languages.flatMap((language) =>
    [...new Set(personal)].map((path) => `Disallow: ${inLanguage(path, language)}`),
  );
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

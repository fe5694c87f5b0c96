import type { ServerBuild } from '@remix-run/node';
import { languages, perLanguage, type Language } from '../contract/enumerations';
import { parseLanguage } from './error-page';

const languageOfId = new RegExp(`^(${languages.join('|')})/`);

/** The build with the routes of one language, since Remix matches all routes several times per request. */
export function keepLanguage(build: ServerBuild, language: Language): ServerBuild {
  const keep = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => (languageOfId.exec(id)?.[1] ?? language) === language));
  return { ...build, routes: keep(build.routes), assets: { ...build.assets, routes: keep(build.assets.routes) } };
}

/** Calls `make` once for each language; returns the result for the language of a path. */
export function forEachLanguage<Made>(build: ServerBuild, make: (part: ServerBuild) => Made): (path: string) => Made {
  const made = perLanguage((language) => make(keepLanguage(build, language)));
  return (path) => made[parseLanguage(path)];
}

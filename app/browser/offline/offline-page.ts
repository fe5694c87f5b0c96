import { languageOf } from '~/i18n/languages';
import en from '~/i18n/locales/en/offline.json';
import ru from '~/i18n/locales/ru/offline.json';
import uk from '~/i18n/locales/uk/offline.json';
import { linksFor } from '~/routing/links';
import type { Snapshot } from './snapshot-store';
import { formatSavedTime } from './saved-time';

// Static imports: esbuild, which bundles the service worker, knows no `import.meta.glob`.
const messages = { uk, en, ru };
const style = `:root{color-scheme:light dark;--paper:#f7f5ee;--ink:#15241c;--frame:#0d3324;--leaf:#17603f;--link:#17603f}
@media(prefers-color-scheme:dark){:root{--paper:#0e1612;--ink:#eef2ea;--frame:#0a1a13;--leaf:#2a7e55;--link:#7cc7a0}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.45 system-ui,sans-serif}header{background:var(--frame)}header a{display:flex;align-items:center;gap:.75rem;min-height:3.5rem;padding:0 .875rem;color:#eef3ea;font-size:1.25rem;font-weight:700;text-decoration:none}
main{max-width:34rem;margin:0 auto;padding:2rem .875rem}img{display:block;max-width:100%;height:auto;margin:0 auto}h1{font-size:2rem;line-height:1.1;margin:1.5rem 0 .75rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}
a{color:var(--link);overflow-wrap:anywhere}ul{list-style:none;padding:0;margin:0}li a{display:block;padding:.7rem 0}small{display:block;color:var(--ink);opacity:.75}
.ways{display:flex;flex-wrap:wrap;gap:.625rem}.ways :is(a,button){padding:.7rem 1.1rem;border:1px solid;border-radius:.625rem;text-decoration:none;font:inherit;font-weight:600;cursor:pointer}.ways .retry{background:var(--leaf);border-color:var(--leaf);color:#fff}`;
const logo =
  '<svg viewBox="0 0 34 34" width="32" height="32" fill="#e9c46a" aria-hidden="true"><path d="M17 3c4 5 4 9 0 14-4-5-4-9 0-14zM31 17c-5 4-9 4-14 0 5-4 9-4 14 0zM3 17c5-4 9-4 14 0-5 4-9 4-14 0z"/><path d="M17 17v14" stroke="#a9c2b2" stroke-width="2" stroke-linecap="round"/></svg>';

/** @param unsent a form that had no answer; its fields are kept in the page, to be sent again: what it adds is added once */
export function renderOfflinePage(
  path: string,
  snapshots: readonly Snapshot[],
  shopName: string,
  unsent?: FormData,
): string {
  const language = languageOf(path);
  const home = linksFor(language).to('index');
  const t = (key: keyof typeof uk) => messages[language][key];
  const list = snapshots.map(
    (copy) =>
      `<li><a href="${escapeHtml(copy.path)}">${escapeHtml(copy.title)}<small>${formatSavedTime(language, copy.savedAt)}</small></a></li>`,
  );
  const fields = Array.from(unsent ?? [], ([name, value]) =>
    typeof value === 'string' ? `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">` : '',
  );
  const retry = unsent
    ? `<form method="post" action="${escapeHtml(path)}">${fields.join('')}<button class="retry">${t('sendAgain')}</button></form>`
    : `<a class="retry" href="${escapeHtml(path)}">${t('retry')}</a>`;
  const advice = unsent ? t('unsent') : list.length > 0 ? t('advice') : t('nothing');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('title')}</title><style>${style}</style><header><a href="${home}">${logo}${escapeHtml(shopName || t('home'))}</a></header>
<main><img src="/pictures/no-connection.svg" width="260" height="200" alt=""><h1>${t('title')}</h1>
<p>${advice}</p><div class="ways">${retry}<a href="${home}">${t('home')}</a></div>${list.length > 0 ? `<h2>${t('seen')}</h2><ul>${list.join('')}</ul>` : ''}</main></html>`;
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}

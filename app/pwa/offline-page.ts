import { languageOf } from '~/i18n/languages';
import en from '~/i18n/locales/en/offline.json';
import ru from '~/i18n/locales/ru/offline.json';
import uk from '~/i18n/locales/uk/offline.json';
import type { Copy } from './copy-store';
import { writeKeptTime } from './kept-time';

const words = { uk, en, ru };
const style = `:root{color-scheme:light dark;--paper:#f7f5ee;--ink:#15241c;--leaf:#17603f}@media(prefers-color-scheme:dark){:root{--paper:#0e1612;--ink:#eef2ea;--leaf:#7cc7a0}}
body{margin:0 auto;max-width:34rem;padding:2rem 1.25rem;background:var(--paper);color:var(--ink);font:1rem/1.45 system-ui,sans-serif}img{display:block;width:13rem;height:auto;margin:0 auto}
h1{font-size:2rem;line-height:1.1;margin:1.5rem 0 .75rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}a{color:var(--leaf);overflow-wrap:anywhere}ul{list-style:none;padding:0;margin:0}li a{display:block;padding:.7rem 0}
small{display:block;color:var(--ink);opacity:.75}.retry{display:inline-block;padding:.7rem 1.1rem;border:1px solid;border-radius:.625rem;font-weight:600;text-decoration:none}`;

/** The page of an address that is not kept: in its language, with a way to try again and the pages that are kept. */
export function writeOfflinePage(path: string, copies: readonly Copy[]): string {
  const language = languageOf(path);
  const t = (key: keyof typeof uk) => words[language][key];
  const list = copies.map(
    (copy) =>
      `<li><a href="${escapeHtml(copy.path)}">${escapeHtml(copy.title)}<small>${writeKeptTime(language, copy.keptAt)}</small></a></li>`,
  );
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('title')}</title><style>${style}</style><main><img src="/pictures/no-connection.svg" width="260" height="200" alt=""><h1>${t('title')}</h1>
<p>${list.length > 0 ? t('advice') : t('nothing')}</p><p><a class="retry" href="${escapeHtml(path)}">${t('retry')}</a></p>${list.length > 0 ? `<h2>${t('seen')}</h2><ul>${list.join('')}</ul>` : ''}</main></html>`;
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}

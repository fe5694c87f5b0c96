import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { languages, type Language } from '../contract/enumerations';
import { httpRejected } from '../metrics';
import { errorTexts, type ErrorStatus } from './error-page-texts';

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem}' +
  'h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{margin:0 0 1.25rem}a{color:inherit}small{opacity:.7}';

const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A small page in the language of the path. */
export function sendErrorPage(response: ServerResponse, status: ErrorStatus, path: string): void {
  httpRejected.inc({ status: String(status) });
  const page = renderErrorPage(status, parseLanguage(path), String(response.getHeader('X-Request-Id') ?? ''));
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', 'no-store');
  if (status === 405 && !response.hasHeader('Allow'))
    response.setHeader('Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE');
  if (status === 503) response.setHeader('Retry-After', '5');
  response.setHeader('Content-Length', Buffer.byteLength(page));
  response.end(page);
}

export function parseLanguage(path: string): Language {
  const first = /^\/([a-z]+)(?:[/.]|$)/i.exec(path)?.[1]?.toLowerCase();
  return languages.find((language) => language === first) ?? 'uk';
}

function renderErrorPage(status: ErrorStatus, language: Language, requestId: string): string {
  const texts = errorTexts[language];
  const { title, advice } = texts[status];
  const home = language === 'uk' ? '/' : `/${language}`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${advice}</p><p><a href="${home}">${texts.home}</a></p>
<small>${status} · ${requestId}</small></main></html>`;
}

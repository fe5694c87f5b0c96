import { scriptJson } from '~/browser/boot/script-json';
import { hideBrokenImages } from './hide-broken';
import { startLate } from './start-late';

/** The longest a page waits for its pictures before its scripts start, ms. */
const PATIENCE_MS = 4_000;

interface Starter {
  readonly nonce: string;
  /** Addresses of the messages that the page's modules fetch first. */
  readonly messages: readonly string[];
}

/**
 * Has the modules that Remix's `<Scripts>` names start after the first paint: fetched at once they would race with styles and pictures. The
 * page's elements stay those of Remix, under types that a browser does nothing with, until `startLate` gives them theirs.
 */
export function deferScripts(html: string, { nonce, messages }: Starter): string {
  const starter = `(${String(hideBrokenImages)})();(${String(startLate)})(${String(PATIENCE_MS)},${quote(messages)})`;
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="late-module" ')
    .replaceAll(' type="module" async="">', ' type="late-module" async="">')
    .replace('</body>', () => `<script nonce="${nonce}">${starter}</script></body>`);
}

function quote(value: unknown): string {
  return scriptJson(JSON.stringify(value));
}

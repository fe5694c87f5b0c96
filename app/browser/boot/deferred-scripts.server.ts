import { scriptJson } from '~/browser/boot/script-json';
import { hideBrokenImages } from './hide-broken-images';
import { neededFeatures } from './needed-features';
import { startDeferredScripts } from './start-deferred-scripts';

const MAX_WAIT_MS = 4_000;

interface Starter {
  readonly nonce: string;
  readonly messages: readonly string[];
}

/** Defers Remix's module scripts until after the first paint, so that they do not compete with styles and images: `startDeferredScripts` restores their types. */
export function deferScripts(html: string, { nonce, messages }: Starter): string {
  const starter = `(${String(hideBrokenImages)})();(${String(startDeferredScripts)})(${String(MAX_WAIT_MS)},${quote(messages)},${quote(neededFeatures)})`;
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="late-module" ')
    .replaceAll(' type="module" async="">', ' type="late-module" async="">')
    .replace('</body>', () => `<script nonce="${nonce}">${starter}</script></body>`);
}

function quote(value: unknown): string {
  return scriptJson(JSON.stringify(value));
}

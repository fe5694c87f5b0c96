import { scriptJson } from '~/browser/boot/script-json';
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

/** Hides the browser's sign of a broken image, but not its `alt`, until the image loads. Inlined into the page: uses nothing from outside. */
function hideBrokenImages(): void {
  for (const sign of ['error', 'load']) document.addEventListener(sign, show, true);
  for (const { complete, naturalWidth, style } of document.images)
    if (complete && naturalWidth === 0) style.opacity = '0';

  function show({ type, target }: Event): void {
    if (target instanceof HTMLImageElement) target.style.opacity = type === 'error' ? '0' : '';
  }
}

import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getInitialNamespaces } from 'remix-i18next/client';
import { loadMessages } from './i18n/browser-messages';
import { sharedNamespace } from './i18n/namespaces';

await Promise.all([import.meta.env.DEV && readPageData(), loadMessages([sharedNamespace, ...getInitialNamespaces()])]);

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

/**
 * Waits until Remix has read the page's data, which in development come as a stream. It begins when it is called first, and throws its promise
 * to suspend the root meanwhile; a press in that moment has React finish the root at once, which it cannot (error 345), and the page would never
 * become live.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    if (reading instanceof Promise) await reading;
  }
}

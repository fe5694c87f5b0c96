import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { startI18n } from './i18n/i18n.client';

const [i18n] = await Promise.all([startI18n(getInitialNamespaces()), makeRouter()]);

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <RemixBrowser />
    </I18nextProvider>,
  );
});

/**
 * Has Remix make its router before React begins, in a task of its own: it does so, and in development first reads the page's data from a stream,
 * when its component is called first. Outside React that ends with an error of its hooks. A stream makes it throw its promise, to suspend the root
 * meanwhile; a press in that moment has React finish the root at once, which it cannot (error 345), and the page would never become live.
 */
async function makeRouter(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    if (reading instanceof Promise) await reading;
  }
}

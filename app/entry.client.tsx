import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getInitialNamespaces } from 'remix-i18next/client';
import { loadMessages } from './i18n/browser-messages';
import { sharedNamespace } from './i18n/namespaces';

await loadMessages([sharedNamespace, ...getInitialNamespaces()]);

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

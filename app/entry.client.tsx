import { RemixBrowser } from '@remix-run/react';
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { reportUncaughtErrors } from './browser/errors/report-client-error';
import { startI18n } from './i18n/i18n.client';
import { recordTypingBeforeHydration } from './ui/forms/typing-before-hydration';

/** The events at which React 18 hydrates at once, without waiting for the page's data. */
const hydratingEvents = [
  'mousedown mouseup pointerdown pointerup pointercancel touchstart touchend touchcancel click auxclick dblclick contextmenu',
  'dragstart dragend drop copy cut paste keydown keypress keyup compositionstart compositionend textInput',
  'input change submit reset',
].flatMap((names) => names.split(' '));
const leaveToBrowser = (event: Event) => event.stopPropagation();

reportUncaughtErrors();
const i18n = await startI18n(getInitialNamespaces());

// Remix suspends the root while it reads the page's data, and React 18 fails when it hydrates a suspended root at once (its error 345).
for (const name of hydratingEvents) window.addEventListener(name, leaveToBrowser, true);

recordTypingBeforeHydration();
startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <Page />
    </I18nextProvider>,
  );
});

function Page() {
  // Before the effects of the page, some of which fill fields and say so.
  useLayoutEffect(() => {
    for (const name of hydratingEvents) window.removeEventListener(name, leaveToBrowser, true);
  }, []);
  return <RemixBrowser />;
}

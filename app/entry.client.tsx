import { RemixBrowser } from '@remix-run/react';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { watchForErrors } from './browser/errors/report-client-error';
import { startI18n } from './i18n/i18n.client';
import { watchTyping } from './ui/typing-before-hydration';

/** What React answers at once, in a task of its own. */
const presses = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keypress', 'keyup', 'input', 'change', 'submit'],
  ...[
    'focusin',
    'focusout',
    'selectionchange',
    'beforeinput',
    'compositionstart',
    'compositionupdate',
    'compositionend',
  ],
  ...['contextmenu', 'auxclick', 'dblclick', 'copy', 'cut', 'paste', 'reset', 'pointercancel', 'touchcancel', 'select'],
];
const leaveToBrowser = (event: Event) => event.stopPropagation();

watchForErrors();
const i18n = await startI18n(getInitialNamespaces());

// Remix suspends the document while it reads the page's data, and React 18 gives such a document up at a press (its error 345).
for (const press of presses) window.addEventListener(press, leaveToBrowser, true);

watchTyping();
startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <Page />
    </I18nextProvider>,
  );
});

function Page() {
  useEffect(() => {
    for (const press of presses) window.removeEventListener(press, leaveToBrowser, true);
  }, []);
  return <RemixBrowser />;
}

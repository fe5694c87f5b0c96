import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { i18nOptions, numberFormat } from './i18n-options';
import { languageOf, type Language } from './languages';
import { messageUrl } from './message-files';
import { sharedNamespace } from './namespaces';

/** Messages that did not arrive are asked for again after this long, ms; each time after twice as long, up to the longest. */
const RETRY_MS = { first: 500, longest: 8_000 };

/** Starts i18next in the language of the page's address; resolves once the messages of these namespaces are there. */
export async function startI18n(namespaces: readonly string[]): Promise<typeof i18next> {
  await i18next
    .use(initReactI18next)
    .use(numberFormat)
    .use(resourcesToBackend(fetchMessages))
    .init({
      ...i18nOptions,
      lng: languageOf(window.location.pathname),
      ns: [...new Set([sharedNamespace, ...namespaces])],
    });
  return i18next;
}

/** A page waits for its messages however long they take: i18next would show keys in the place of those it gave up. */
async function fetchMessages(language: Language, namespace: string): Promise<Record<string, string>> {
  for (let wait = RETRY_MS.first; ; wait = Math.min(2 * wait, RETRY_MS.longest)) {
    const response = await fetch(messageUrl(language, namespace)).catch(() => null);
    const messages = response?.ok ? ((await response.json().catch(() => null)) as Record<string, string> | null) : null;
    if (messages) return messages;
    // Lost files mostly mean that there is a new deployment, as a lost chunk does. A connection that broke does not, nor does a page that is being left.
    if (response?.status === 404) window.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { i18nOptions, numberFormat } from './i18n-options';
import { languageOf, type Language } from './languages';
import { messageUrl } from './message-files';
import { sharedNamespace } from './namespaces';

const RETRY_MS = { first: 500, longest: 8_000 };

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

/** Retries forever: i18next would show keys in place of missing messages. */
async function fetchMessages(language: Language, namespace: string): Promise<Record<string, string>> {
  for (let wait = RETRY_MS.first; ; wait = Math.min(2 * wait, RETRY_MS.longest)) {
    const response = await fetch(messageUrl(language, namespace)).catch(() => null);
    const messages = response?.ok ? ((await response.json().catch(() => null)) as Record<string, string> | null) : null;
    if (messages) return messages;
    // A missing file usually means a new deployment, as a missing chunk does.
    if (response?.status === 404) window.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

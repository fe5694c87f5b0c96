import { messageFile } from './message-files';
import { defaultNamespace, sharedNamespace } from './namespaces';
import { translate, type Messages, type Variables } from './translate';

declare global {
  interface Window {
    /** Where the messages of the document's language are; written into the page by the server. */
    readonly messageFolder?: string;
  }
}

const language = document.documentElement.dataset['language'] ?? 'uk';
const loaded = new Map<string, Messages>();
const underWay = new Map<string, Promise<void>>();
const failures = new Map<string, unknown>();

/**
 * Fetches the messages of namespaces in the document's language, each once.
 * @throws when one cannot be fetched; it is asked for again the next time
 */
export async function loadMessages(namespaces: readonly string[]): Promise<void> {
  await Promise.all(namespaces.map(loadNamespace));
}

function loadNamespace(namespace: string): Promise<void> {
  const known = underWay.get(namespace);
  if (known || loaded.has(namespace)) return known ?? Promise.resolve();
  const fetching = fetchMessages(namespace)
    .then((messages) => void loaded.set(namespace, messages))
    .finally(() => underWay.delete(namespace));
  underWay.set(namespace, fetching);
  return fetching;
}

async function fetchMessages(namespace: string): Promise<Messages> {
  const response = await fetch(messageFile(window.messageFolder ?? '', namespace));
  if (!response.ok) throw new Error(`messages ${namespace}: ${String(response.status)}`);
  return (await response.json()) as Messages;
}

/**
 * The words of a namespace for code that is no view.
 * @throws when they cannot be fetched
 */
export async function loadTexts(namespace: string) {
  await loadNamespace(namespace);
  return { t: createTranslator(namespace), language };
}

/** One translator per set of namespaces, so that a view may depend on its identity. */
const translators = new Map<string, (key: string, variables?: Variables) => string>();

/**
 * What views call for their words; this module takes react-i18next's place in the browser, where the library and
 * i18next would weigh a sixth of the whole page. A view whose words are still on their way suspends.
 * @throws what went wrong, once, when they cannot be fetched
 * @public by the build, in place of the library
 */
export function useTranslation(namespace: string = defaultNamespace) {
  if (!loaded.has(namespace)) {
    const reason: unknown =
      takeFailure(namespace) ?? loadNamespace(namespace).catch((error: unknown) => noteFailure(namespace, error));
    throw reason;
  }
  const t = translators.get(namespace) ?? createTranslator(namespace);
  translators.set(namespace, t);
  return { t, i18n: { language } };
}

/** Lost messages are treated as a lost chunk: mostly a new deployment has replaced them. */
function noteFailure(namespace: string, error: unknown): void {
  failures.set(namespace, error);
  window.dispatchEvent(new Event('vite:preloadError'));
}

function takeFailure(namespace: string): unknown {
  const failure = failures.get(namespace);
  failures.delete(namespace);
  return failure;
}

/** Reads `key` of the view's namespace or of the shared words, and `other:key` of another; a key without message is itself. */
function createTranslator(namespace: string) {
  return (key: string, variables?: Variables): string => {
    const at = key.indexOf(':');
    const [own, name] = at < 0 ? [namespace, key] : [key.slice(0, at), key.slice(at + 1)];
    const find = (place: string) => translate(language, loaded.get(place) ?? {}, name, variables);
    return find(own) ?? find(sharedNamespace) ?? name;
  };
}

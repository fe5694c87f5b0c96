import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from '@remix-run/react';
import { showMessage, type BrowserMessage } from '../messages';
import { FETCHER_KEY_NAME } from './fetcher-key';
import { loadingPage } from './page-loading';
import { isOrderForm, parseNetworkError, showNetworkError, type NetworkError } from './network-error';
import { watchResponseStatus } from './response-status';

/** `message` and `apiError` are shown as a toast, `messageIfGone` only where the form has left the page. */
interface ActionMessages {
  readonly apiError?: string | undefined;
  readonly message?: Message | undefined;
  readonly messageIfGone?: Message | undefined;
}
type Message = Omit<BrowserMessage, 'id' | 'variant'> & Partial<BrowserMessage>;

/** The form sent last by each fetcher, by its key, until its answer was shown. */
const lastForms = new Map<string, FormData>();

/** The `clientAction` of a route: shows the toast of its action data. A network error becomes action data `{ networkError }`, status 503, and revalidates nothing. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const form = await request.clone().formData();
  const fetcherKey = form.get(FETCHER_KEY_NAME);
  if (typeof fetcherKey === 'string') lastForms.set(fetcherKey, form);
  const endWatch = watchResponseStatus(new URL(request.url).pathname);
  const wasOnline = navigator.onLine;
  showNetworkError(null);
  let shown: Promise<void> | undefined;
  try {
    const actionData = await serverAction();
    shown = showActionMessage(actionData, form);
    return actionData;
  } catch (error) {
    const status = await endWatch();
    const networkError = request.signal.aborted ? null : parseNetworkError(error, form, status);
    if (!networkError) throw error;
    const shown = wasOnline || networkError.title ? networkError : { why: 'offline' as const };
    return toNetworkErrorResponse({ ...shown, ...(isOrderForm(form) && { isOrder: true }) });
  } finally {
    void endWatch();
    void Promise.resolve(shown).then(() => {
      if (typeof fetcherKey === 'string' && lastForms.get(fetcherKey) === form) lastForms.delete(fetcherKey);
    });
  }
}

/** Timeout of a loader for fetchers, ms: action data wait for it too. */
const LOADER_TIMEOUT_MS = 10_000;

export interface Unavailable {
  readonly status: 'unavailable';
}

/** The `clientLoader` of a route for fetchers: a failure or an ended session becomes `Unavailable`, since a fetcher that throws replaces the whole page. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const unavailable: Unavailable = { status: 'unavailable' };
  const timeout = new Promise((resolve) => setTimeout(() => resolve(unavailable), LOADER_TIMEOUT_MS));
  return Promise.race([serverLoader(), timeout]).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    return unavailable;
  });
}

/** Resolves when the message was shown, or is not to be. */
async function showActionMessage(actionData: unknown, form: FormData): Promise<void> {
  if (typeof actionData !== 'object' || actionData === null) return;
  const { apiError, message, messageIfGone } = actionData as ActionMessages;
  if (message) showMessage(message);
  else if (apiError !== undefined) showMessage({ text: apiError, variant: 'destructive' });
  else if (messageIfGone) await showIfFormGone(messageIfGone, form);
}

/** A form that shows its action data for less than this before the page changes, or while the next page loads, was not seen, ms. */
const MIN_SEEN_MS = 1_000;

/** What the same fetcher sends afterwards, such as the removal of the line, has an answer of its own. */
async function showIfFormGone(message: Message, form: FormData): Promise<void> {
  const key = form.get(FETCHER_KEY_NAME);
  if (typeof key !== 'string') return;
  do {
    if (!isOnPage(key)) return showMessage(message);
    await new Promise((resolve) => setTimeout(resolve, MIN_SEEN_MS));
    if (lastForms.get(key) !== form) return;
  } while (!isOnPage(key) || loadingPage() !== undefined);
}

function isOnPage(key: string): boolean {
  return document.querySelector(`form[data-fetcher-key="${CSS.escape(key)}"]`) !== null;
}

/** A message of the API is a toast; other network errors stay on the page until the form is sent again. */
function toNetworkErrorResponse(networkError: NetworkError): Response {
  if (networkError.why === 'api') showMessage({ text: networkError.title ?? '', variant: 'destructive' });
  else showNetworkError(networkError);
  // Browsers of 2021 have no `Response.json`.
  return new Response(JSON.stringify({ networkError }), {
    status: 503,
    headers: { 'content-type': 'application/json' },
  });
}

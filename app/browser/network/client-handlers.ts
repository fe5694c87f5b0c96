import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from '@remix-run/react';
import { showMessage, type BrowserMessage } from '../messages';
import { FETCHER_KEY_NAME } from './fetcher-key';
import { parseNetworkError, showNetworkError, type NetworkError } from './network-error';
import { watchResponseStatus } from './response-status';

/** What an action may tell besides what its form shows. */
interface Announced {
  /** Told as a toast, wherever the customer is by now. */
  readonly message?: Message | undefined;
  /** Told as a toast where the form that would show the answer is no longer on the page. */
  readonly messageIfGone?: Message | undefined;
}
type Message = Omit<BrowserMessage, 'id' | 'variant'> & Partial<BrowserMessage>;

/**
 * The `clientAction` of a route: keeps the page when no answer comes, and tells the message of one that does.
 * The action data are then `{ networkError }`, status 503: no loader runs again.
 */
export function createClientAction() {
  return async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    const form = await request.clone().formData();
    const endWatch = watchResponseStatus(new URL(request.url).pathname);
    const wasOnline = navigator.onLine;
    showNetworkError(null);
    try {
      const answer = await serverAction();
      announce(answer, form);
      return answer;
    } catch (error) {
      const status = await endWatch();
      const networkError = request.signal.aborted ? null : parseNetworkError(error, form, status);
      if (!networkError) throw error;
      return tellNetworkError(wasOnline || networkError.title ? networkError : { why: 'offline' });
    } finally {
      void endWatch();
    }
  };
}

/** Longest wait for what a page can do without, ms: a form's answer would wait for it, too. */
const LOADER_TIMEOUT_MS = 10_000;

/** In place of an answer that does not come. */
export interface Unavailable {
  readonly status: 'unavailable';
}

/**
 * The `clientLoader` of a route that fetchers read: what it cannot give, be it for a failure, the network or an ended session, the page does without.
 * A fetcher's loader that throws would take the whole page with it.
 */
export function createClientLoader() {
  return async ({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> => {
    const unavailable: Unavailable = { status: 'unavailable' };
    const timeout = new Promise((resolve) => setTimeout(() => resolve(unavailable), LOADER_TIMEOUT_MS));
    return Promise.race([serverLoader(), timeout]).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      return unavailable;
    });
  };
}

function announce(answer: unknown, form: FormData): void {
  if (typeof answer !== 'object' || answer === null) return;
  const { message, messageIfGone } = answer as Announced;
  if (message) showMessage(message);
  else if (messageIfGone) tellIfGone(messageIfGone, form.get(FETCHER_KEY_NAME));
}

/** What its form shows for less than this was not seen, ms: the next page was on its way already. */
const SEEN_MS = 1_000;

function tellIfGone(message: Message, fetcherKey: FormDataEntryValue | null): void {
  if (!isOnPage(fetcherKey)) return showMessage(message);
  setTimeout(() => {
    if (!isOnPage(fetcherKey)) showMessage(message);
  }, SEEN_MS);
}

function isOnPage(key: FormDataEntryValue | null): boolean {
  return typeof key !== 'string' || document.querySelector(`form[data-fetcher-key="${CSS.escape(key)}"]`) !== null;
}

/** The words of the API are a toast; of anything else the page tells until the form is sent again. */
function tellNetworkError(networkError: NetworkError): Response {
  if (networkError.why === 'api') showMessage({ text: networkError.title ?? '', variant: 'destructive' });
  else showNetworkError(networkError);
  // Browsers of 2021 have no `Response.json`.
  return new Response(JSON.stringify({ networkError }), {
    status: 503,
    headers: { 'content-type': 'application/json' },
  });
}

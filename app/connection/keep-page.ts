import { isRouteErrorResponse, redirect } from '@remix-run/react';
import { useEffect } from 'react';
import { forEachRoute, type Route } from './each-route';
import { lostAnswer, readLostAnswer, tellLostAnswer } from './lost-answer';

type Handler = Exclude<Route['action'], boolean | undefined>;

/** The answers to forms that are still to come, whether their page waits for them or was left. */
const awaited = new Map<FormData | undefined, Promise<unknown>>();
let isKept = false;

/**
 * Keeps the page, and what is typed in it, when a form's answer does not come, where Remix would put an error page in its place; a link whose page
 * does not come is followed by the browser itself, which has its copies or says why. Done once for the document: an error page of the root, after
 * which the root comes anew, leaves it as it is.
 */
export function usePageWithoutAnswers(): void {
  useEffect(() => {
    if (isKept) return;
    isKept = true;
    forEachRoute(window.__remixRouter.routes, (route) => {
      const { action, loader } = route;
      if (typeof action === 'function') route.action = (...args) => noteAwaited(sendKeeping(route.id, action, args));
      if (typeof loader === 'function') route.loader = (...args) => readKeeping(route.id, loader, args);
    });
  }, []);
}

function noteAwaited(answer: Promise<unknown>): Promise<unknown> {
  const form = navigationOf().formData;
  const end = () => awaited.delete(form);
  awaited.set(form, answer);
  answer.then(end, end);
  return answer;
}

/** The answer to a form, where it is still to come. */
export const awaitedAnswer = (form: FormData): Promise<unknown> | undefined => awaited.get(form);

/** They will not come any more. */
export const forgetAnswers = (): void => awaited.clear();

async function sendKeeping(routeId: string, action: Handler, args: Parameters<Handler>): Promise<unknown> {
  const couldSend = navigator.onLine;
  const form = navigationOf().formData;
  tellLostAnswer(null);
  try {
    return await action(...args);
  } catch (error) {
    const { request } = args[0];
    const lost = request.signal.aborted ? null : readLostAnswer(error, form, couldSend);
    if (!lost) throw error;
    tellLostAnswer({ ...lost, pathname: window.location.pathname });
    if (!isHere(new URL(request.url))) return stayHere();
    return answerAgain(window.__remixRouter.state.actionData?.[routeId]);
  }
}

async function readKeeping(routeId: string, loader: Handler, args: Parameters<Handler>): Promise<unknown> {
  const { location, formMethod } = navigationOf();
  const isAfterForm = formMethod !== undefined && formMethod.toLowerCase() !== 'get';
  if (location && !isAfterForm) tellLostAnswer(null);
  try {
    return await loader(...args);
  } catch (error) {
    const lost = args[0].request.signal.aborted ? null : readLostAnswer(error, undefined, true);
    if (!lost) throw error;
    const { loaderData } = window.__remixRouter.state;
    const isReadAnew = routeId in loaderData && (!location || (isAfterForm && isHere(location)));
    if (isReadAnew) {
      if (isAfterForm && !lostAnswer()) tellLostAnswer({ ...lost, pathname: window.location.pathname });
      return loaderData[routeId];
    }
    if (isRouteErrorResponse(error) || !location) throw error;
    return goAsDocument(location);
  }
}

/** Back to this page, whatever other page the form was sent to. */
function stayHere(): Response {
  return redirect(window.location.pathname + window.location.search);
}

/** The form's last answer once more, as one that changed nothing: its status has no route read anew. Remix takes a status from a response only. */
function answerAgain(answer: unknown): Response {
  const response = new Response('null', { status: 503, headers: { 'Content-Type': 'application/json' } });
  return Object.assign(response, { json: () => Promise.resolve(answer) });
}

/** Has the browser follow a way itself; the promise outlives the page. */
function goAsDocument({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Promise<never> {
  window.location.assign(pathname + search + hash);
  return new Promise(() => undefined);
}

function isHere(address: Pick<Location, 'pathname' | 'search'>): boolean {
  return addressOf(address) === addressOf(window.location);
}

/** `index` only tells Remix which route is meant. */
function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search);
  params.delete('index');
  return `${pathname}?${params}`;
}

function navigationOf() {
  return window.__remixRouter.state.navigation;
}

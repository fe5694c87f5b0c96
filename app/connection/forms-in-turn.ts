import { useEffect } from 'react';
import { postBeside, sendInTurn } from './in-turn';
import { awaitedAnswer, forgetAnswers } from './keep-page';
import { tellLostAnswer } from './lost-answer';

type Router = typeof window.__remixRouter;
type Navigate = (
  to: unknown,
  options?: { formMethod?: string; formData?: FormData; replace?: boolean; preventScrollReset?: boolean },
) => Promise<void>;

/** The page that forms were sent from: one object for all of them, which moves with what their answers do to its address. */
interface Departure {
  pathname: string;
  search: string;
}

let departure: Departure = { pathname: '', search: '' };

/** Has the router take the posted forms of all pages one after another. Called once, by the root, which comes anew after an error page of its own. */
export function useFormsInTurn(): void {
  useEffect(() => {
    const router = window.__remixRouter;
    const original = router.navigate.bind(router);
    const navigate = original as Navigate;
    router.navigate = ((to: unknown, options: Parameters<Navigate>[1]) => {
      const form = options?.formMethod?.toLowerCase() === 'post' ? options.formData : undefined;
      if (!form || typeof to !== 'string') return navigate(to, options);
      const from = departureOf(router);
      const carryOut = async (hasWaited: boolean) => {
        if (hasWaited && isLeft(router, from)) return sendAside(router, to, form);
        await navigate(to, options);
        const answer = awaitedAnswer(form);
        if (answer)
          return tellAside(
            router,
            form,
            answer.then(() => true, isRedirect),
          );
        moveAlong(router, from);
      };
      return sendInTurn({ address: to, form, send: carryOut });
    }) as Router['navigate'];
    const stop = stayWhenBroughtBack(router, navigate);
    return () => {
      router.navigate = original;
      stop();
    };
  }, []);
}

function departureOf({ state: { location } }: Router): Departure {
  if (!isAt(location, departure)) departure = { pathname: location.pathname, search: location.search };
  return departure;
}

function isAt(location: Departure, { pathname, search }: Departure): boolean {
  return location.pathname === pathname && location.search === search;
}

/** Whether the customer has gone on to another page, be it of the same list, or is on the way. */
function isLeft({ state: { location, navigation } }: Router, from: Departure): boolean {
  return navigation.state !== 'idle' || !isAt(location, from);
}

/** What a form's answer does to the address of its page, the forms that wait there do not leave it by. */
function moveAlong({ state: { location, navigation } }: Router, from: Departure): void {
  if (navigation.state === 'idle' && location.pathname === from.pathname) from.search = location.search;
}

/** A page that the browser brings back as it was left may be on a way whose end has gone with it. */
function stayWhenBroughtBack(router: Router, navigate: Navigate): () => void {
  const stay = ({ persisted }: PageTransitionEvent) => {
    const { location, navigation } = router.state;
    if (!persisted || navigation.state === 'idle') return;
    forgetAnswers();
    void navigate(location.pathname + location.search, { replace: true, preventScrollReset: true });
  };
  window.addEventListener('pageshow', stay);
  return () => window.removeEventListener('pageshow', stay);
}

/**
 * The customer has gone on meanwhile: the form is carried out without leading back, and the next page tells of it. No order is placed
 * that way: its customer left the form before it was sent.
 */
async function sendAside(router: Router, to: string, form: FormData): Promise<void> {
  if (form.get('intent') === 'placeOrder') return;
  await tellAside(router, form, post(to, form));
}

/** Tells the page that the customer has gone on to of a form that may not have been carried out. */
async function tellAside(router: Router, form: FormData, isCarriedOut: Promise<boolean>): Promise<void> {
  const isDone = await isCarriedOut.catch(() => false);
  await untilIdle(router);
  const why = form.get('intent') === 'placeOrder' ? 'order' : 'left';
  if (!isDone) tellLostAnswer({ why, pathname: router.state.location.pathname });
  router.revalidate();
}

/** A form that is answered so was carried out. */
const isRedirect = (answer: unknown): boolean => answer instanceof Response;

async function post(to: string, form: FormData): Promise<boolean> {
  const answer = await postBeside(to, form);
  return answer.ok || answer.type === 'opaqueredirect';
}

/** Reading the page anew once more would break off the reading under way, loudly. */
function untilIdle(router: Router): Promise<void> {
  return new Promise((idle) => {
    const isIdle = ({ navigation, revalidation }: Router['state']) =>
      navigation.state === 'idle' && revalidation === 'idle';
    const end = () => {
      stop();
      idle();
    };
    const stop = router.subscribe((state) => {
      if (isIdle(state)) end();
    });
    if (isIdle(router.state)) end();
  });
}

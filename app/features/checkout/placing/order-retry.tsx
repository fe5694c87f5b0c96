import { useNavigation, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNetworkError } from '~/browser/network/network-error';
import { serverNow } from '~/browser/server-clock';
import { formatHour } from '~/i18n/formats';
import { Button } from '~/ui/button';
import { ORDER_FORM_ID } from '~/ui/forms/form-ids';
import { Notice } from '~/ui/overlays/notice';
import { useLanguage, useLinks } from '~/use-links';
import type { OrderActionData } from '../page/checkout-view';

/** Before an order without an answer is sent again, s. */
const PAUSES = [15, 30, 60, 120, 150, 180];
/** For so long after the first failure, ms. */
const LIMIT_MS = 10 * 60 * 1000;
/** A phone that slept for longer than this past the time asks again, ms. */
const MAX_LATE_MS = 60 * 1000;
/** Before a page without scripts is loaded again, s. */
const LOOK_SECONDS = 60;
const lostReasons = ['order', 'busy', 'offline'];

/**
 * Sends an order without an answer again, the same form with the same key, while the page is open: until it is answered,
 * the customer stops that or types into the form, or ten minutes have passed.
 */
export function OrderRetry({ answer }: { answer: OrderActionData | undefined }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { at, stop } = useOrderRetry(answer);
  if (at === null) return answer?.isKept ? <LookAgain least={answer.retryAfterSeconds ?? 0} /> : null;
  const time = formatHour(language, new Date(at), new Date(at));
  return (
    <Notice
      className="mb-6"
      tone="info"
      title={t('retry.title')}
      action={
        <Button type="button" variant="outline" onClick={stop}>
          {t('retry.stop')}
        </Button>
      }
    >
      {t('retry.text', { time })}
    </Notice>
  );
}

/** Without scripts the page is loaded again, with what was typed: it says whether the order is there, and orders nothing. */
function LookAgain({ least }: { least: number }) {
  const { t } = useTranslation('checkout');
  const to = useLinks().to('checkout');
  const isLite = useRouteLoaderData<{ readonly isLite: boolean } | undefined>('root')?.isLite === true;
  const seconds = Math.max(LOOK_SECONDS, least);
  const look = (
    <>
      <meta httpEquiv="refresh" content={`${seconds}; url=${to}`} />
      <p className="mb-6">{t('retry.look', { count: seconds })}</p>
    </>
  );
  return isLite ? look : <noscript>{look}</noscript>;
}

/** The key of the order form: while an order has no answer, the one that it was sent with. @param ofCart of the cart as it is now @param isUnsent whether the form is a draft of such an order */
export function useOrderKey(
  answer: OrderActionData | undefined,
  ofCart: string | null,
  typed: string | undefined,
  isUnsent: boolean,
) {
  const isOpen = isUnsent || answer?.unknown !== undefined || answer?.retryAfterSeconds !== undefined;
  const fresh = (isOpen ? typed : ofCart) ?? ofCart ?? typed ?? '';
  const isLost = useNetworkError()?.isOrder === true;
  const [sent, setSent] = useState(fresh);
  if (!isLost && sent !== fresh) setSent(fresh);
  return isLost ? sent : fresh;
}

/** When the order is sent again, ms; null where it is not. */
function useOrderRetry(answer: OrderActionData | undefined) {
  const lost = useNetworkError();
  const isIdle = useNavigation().state === 'idle';
  const isLost = lost?.isOrder && lostReasons.includes(lost.why);
  const retryAfter = answer?.retryAfterSeconds;
  const failure = isLost ? lost : retryAfter === undefined ? null : answer;
  const least = (!isLost && retryAfter) || 0;
  const decided = retryAfter === undefined ? answer : undefined;
  const series = useRef({ tries: 0, endsAt: Infinity });
  // What was lost on an earlier visit of the page is not sent.
  const [stopped, setStopped] = useState<unknown>(lost);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    series.current = { tries: 0, endsAt: Infinity };
  }, [decided, stopped]);
  useEffect(() => {
    // Safari before 16 cannot send a form: there the customer presses.
    if (!isIdle || !failure || failure === stopped || !('requestSubmit' in HTMLFormElement.prototype))
      return setAt(null);
    const { tries, endsAt } = series.current;
    const next = serverNow() + Math.max(PAUSES[tries] ?? Infinity, least) * 1000;
    if (endsAt === Infinity) series.current.endsAt = serverNow() + LIMIT_MS;
    if (next <= series.current.endsAt) setAt(next);
    else setStopped(failure);
  }, [isIdle, failure, least, stopped]);
  useEffect(() => {
    const form = document.getElementById(ORDER_FORM_ID);
    if (at === null || !(form instanceof HTMLFormElement)) return;
    const listening = new AbortController();
    form.addEventListener('input', () => setStopped(failure), { signal: listening.signal });
    const timer = setTimeout(() => {
      setAt(null);
      if (serverNow() - at > MAX_LATE_MS) return setStopped(failure);
      series.current.tries += 1;
      form.requestSubmit();
    }, at - serverNow());
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [at, failure]);
  return { at, stop: () => setStopped(failure) };
}

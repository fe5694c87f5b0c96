import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNetworkError } from '~/browser/network/network-error';
import { serverNow } from '~/browser/server-clock';
import { formatHour } from '~/i18n/formats';
import { Button } from '~/ui/button';
import { ORDER_FORM_ID } from '~/ui/form-ids';
import { Notice } from '~/ui/notice';
import { useLanguage } from '~/use-links';
import type { OrderActionData } from './checkout-view';

/** Before an order without an answer is sent again, s: ten minutes in all. */
const PAUSES = [15, 30, 60, 120, 180, 195];
const lostReasons = ['order', 'busy', 'offline'];

/**
 * Sends an order without an answer again, the same form with the same key, while the page is open: until it is answered,
 * the customer stops that or types into the form, or ten minutes have passed.
 */
export function OrderRetry({ answer }: { answer: OrderActionData | undefined }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { at, stop } = useOrderRetry(answer);
  if (at === null) return null;
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

/** When the order is sent again, ms; null where it is not. */
function useOrderRetry(answer: OrderActionData | undefined) {
  const lost = useNetworkError();
  const isIdle = useNavigation().state === 'idle';
  const isLost = lost?.isOrder && lostReasons.includes(lost.why);
  const failure = isLost ? lost : answer?.retryAfterSeconds === undefined ? null : answer;
  const least = (!isLost && answer?.retryAfterSeconds) || 0;
  const tries = useRef(0);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    if (isIdle && !failure) tries.current = 0;
    // Safari before 16 cannot: there the customer presses.
    const canSubmit = 'requestSubmit' in HTMLFormElement.prototype;
    const pause = canSubmit && isIdle && failure ? PAUSES[tries.current] : undefined;
    setAt(pause === undefined ? null : serverNow() + Math.max(pause, least) * 1000);
  }, [isIdle, failure, least]);
  useEffect(() => {
    const form = document.getElementById(ORDER_FORM_ID);
    if (at === null || !(form instanceof HTMLFormElement)) return;
    const listening = new AbortController();
    form.addEventListener('input', () => setAt(null), { signal: listening.signal });
    const timer = setTimeout(() => {
      tries.current += 1;
      form.requestSubmit();
    }, at - serverNow());
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [at]);
  return { at, stop: () => setAt(null) };
}

import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { tellLostAnswer, useLostAnswer } from '~/connection/lost-answer';
import { useLinks } from '~/links-hook';
import { ButtonLink } from '~/ui/button';
import { CloseIcon } from '~/ui/icons';
import { Notice } from '~/ui/notice';

/**
 * Says over the page that its form has no answer, and what to do, until the form is sent again or the page is left. No toast: its code could not be
 * fetched now, and it would cover the buttons at the foot of a list, which are to be pressed again. A drawer over the page says it itself: what is under
 * it can be neither read nor pressed.
 */
export function LostAnswerNotice({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t } = useTranslation('errors');
  const links = useLinks();
  const { pathname } = useLocation();
  const lost = useLostAnswer();
  if (lost?.pathname !== pathname) return null;
  const { why, title = t(`lost.${why}Title`) } = lost;
  return (
    <div
      className={
        inDrawer ? 'mb-6' : 'fixed inset-x-3 top-3 z-40 mx-auto w-toast animate-rise rounded-lg border border-edge'
      }
      data-lost={why}
    >
      <Notice
        tone="danger"
        title={title}
        action={
          <>
            {why === 'order' && (
              <ButtonLink look="outline" href={links.to('orders')}>
                {t('shell:menu.orders')}
              </ButtonLink>
            )}
            {(why === 'answer' || why === 'left') && (
              <ButtonLink look="outline" href={links.to('checkout')}>
                {t('shell:cart')}
              </ButtonLink>
            )}
            <button
              type="button"
              aria-label={t('words:close')}
              className="-my-2.5 grid size-11 flex-none place-content-center rounded"
              onClick={() => tellLostAnswer(null)}
            >
              <CloseIcon className="size-5" />
            </button>
          </>
        }
      >
        {t(`lost.${why}`)}
      </Notice>
    </div>
  );
}

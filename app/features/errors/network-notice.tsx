import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { showNetworkError, useNetworkError } from '~/browser/network/network-error';
import { useLinks } from '~/use-links';
import type { LinkView } from '~/ui/button';
import { CloseIcon } from '~/ui/icons';
import { Notice } from '~/ui/overlays/notice';
import { useSyncExternalStore } from 'react';

/** Says that a form has no response, until it is sent again. Not a toast: its code could not be loaded, and it would cover buttons. */
export function NetworkNotice({ inDrawer = false }: { inDrawer?: boolean }) {
  const { t } = useTranslation('errors');
  const links = useLinks();
  const { pathname } = useLocation();
  const shown = useNetworkError();
  const isOnline = useOnline();
  if (shown?.pathname !== pathname) return null;
  const why = shown.why === 'offline' && isOnline ? 'online' : shown.why;
  const { title = t(`lost.${why}Title`) } = shown;
  const ways: Partial<Record<typeof why, LinkView>> = {
    order: { href: links.to('orders'), label: t('layout:menu.orders') },
    answer: { href: links.to('checkout'), label: t('layout:cart') },
  };
  return (
    <div
      className={
        inDrawer
          ? 'mb-6'
          : 'fixed inset-x-3 top-below-notch z-40 mx-auto w-toast animate-rise rounded-lg border border-border-strong'
      }
      data-lost={why}
    >
      <Notice
        tone={why === 'online' ? 'success' : 'danger'}
        title={title}
        link={ways[why]}
        action={
          <button
            type="button"
            aria-label={t('common:close')}
            className="-my-2.5 grid size-11 flex-none place-content-center rounded"
            onClick={() => showNetworkError(null)}
          >
            <CloseIcon className="size-5" />
          </button>
        }
      >
        {t(`lost.${why}`)}
      </Notice>
    </div>
  );
}

/** Whether the browser has a connection; true on the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

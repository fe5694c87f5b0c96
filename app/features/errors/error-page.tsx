import { isRouteErrorResponse, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isFailureView, type FailureKind, type FailureView } from '~/browser/network/error-view';
import { useRequestId } from '~/bff/http/use-request-id';
import { useLinks, useCurrentUrl } from '~/use-links';
import { buttonClass, ButtonLink } from '~/ui/button';
import { EmptyState, type EmptyPicture } from '~/ui/lists/empty-state';

/** `broken`: failed in the browser; `noForms`: a POST to a page without an action. */
type Kind = FailureKind | 'broken' | 'noForms';

const pageTexts = {
  outage: { title: 'noConnection', advice: 'noConnectionAdvice', picture: 'no-connection', retry: true },
  store: { title: 'noStore', advice: 'noStoreAdvice', picture: 'no-connection', retry: true },
  api: { title: 'api', advice: null, picture: 'no-connection', retry: true },
  notFound: { title: 'pageNotFound', advice: 'pageNotFoundAdvice', picture: 'lost-page', retry: false },
  banned: { title: 'banned', advice: 'bannedAdvice', picture: 'no-connection', retry: false },
  otherAccount: {
    title: 'lost.otherAccountTitle',
    advice: 'lost.otherAccount',
    picture: 'no-connection',
    retry: true,
  },
  otherAccountUnsaved: {
    title: 'lost.otherAccountUnsavedTitle',
    advice: 'lost.otherAccountUnsaved',
    picture: 'no-connection',
    retry: true,
  },
  error: { title: 'internal', advice: 'internalAdvice', picture: 'no-connection', retry: true },
  noForms: { title: 'noForms', advice: 'noFormsAdvice', picture: 'lost-page', retry: true },
  broken: { title: 'broken', advice: 'brokenAdvice', picture: 'no-connection', retry: true },
} as const satisfies Record<Kind, { title: string; advice: string | null; picture: EmptyPicture; retry: boolean }>;

const adviceByResource = {
  document: 'documentNotFoundAdvice',
  goods: 'goodsNotFoundAdvice',
} as const;

export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation('errors');
  const links = useLinks();
  const { pathname } = useLocation();
  const address = useCurrentUrl();
  const requestId = useRequestId();
  const failure = toFailureView(error, pathname, requestId);
  const face = pageTexts[failure.kind];
  const isBanned = failure.kind === 'banned';
  return (
    <EmptyState
      picture={face.picture}
      title={t(face.title, { status: failure.status, message: failure.message ?? '' })}
      action={
        <>
          {isBanned && <BannedActions />}
          {face.retry && <ButtonLink href={address}>{t('common:retry')}</ButtonLink>}
          {failure.lookedUp === 'document' && <ButtonLink href={links.to('orders')}>{t('toOrders')}</ButtonLink>}
          {failure.lookedUp === 'goods' && <ButtonLink href={links.to('catalog')}>{t('toCatalogue')}</ButtonLink>}
          <ButtonLink
            href={links.to('index')}
            variant={face.retry || isBanned || failure.lookedUp ? 'outline' : 'primary'}
          >
            {t('common:home')}
          </ButtonLink>
          <p className="w-full break-words text-small text-muted" data-failure={failure.requestId}>
            {failure.kind !== 'broken' && <span>{t('statusCode', { status: failure.status })}</span>}
            {failure.requestId !== '' && <span className="block">{`${t('requestId')} ${failure.requestId}`}</span>}
          </p>
        </>
      }
    >
      {face.advice !== null && (
        <p>{t(failure.lookedUp ? adviceByResource[failure.lookedUp] : face.advice, { path: failure.path })}</p>
      )}
    </EmptyState>
  );
}

/** In place of every page for a banned customer. */
export function BannedPage() {
  const { t } = useTranslation('errors');
  return (
    <EmptyState picture="lost-page" title={t('banned')} action={<BannedActions />}>
      <p>{t('bannedAdvice')}</p>
    </EmptyState>
  );
}

function BannedActions() {
  const { t } = useTranslation('errors');
  const links = useLinks();
  return (
    <>
      <ButtonLink href={links.to('contact')}>{t('contactUs')}</ButtonLink>
      <form method="post" action={links.to('logout')}>
        <button type="submit" className={buttonClass({ variant: 'outline' })}>
          {t('layout:signOut')}
        </button>
      </form>
    </>
  );
}

/** An error page without the layout, which failed too. */
export function BareErrorPage({ error }: { error: unknown }) {
  return (
    <main className="px-4">
      <ErrorPage error={error} />
    </main>
  );
}

/** By status, for errors that the portal did not throw itself. */
const kinds: Partial<Record<number, Kind>> = { 404: 'notFound', 405: 'noForms' };

/** View of a failure; only status and request id for unknown errors. */
function toFailureView(
  error: unknown,
  path: string,
  requestId: string,
): Omit<FailureView, 'title' | 'description' | 'kind'> & { readonly kind: Kind } {
  if (!isRouteErrorResponse(error))
    return { kind: requestId === '' ? 'broken' : 'error', status: 500, requestId, path };
  if (isFailureView(error.data)) return error.data;
  return { kind: kinds[error.status] ?? 'error', status: error.status, requestId, path };
}

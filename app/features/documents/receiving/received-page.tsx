import { useTranslation } from 'react-i18next';
import { PageHeading } from '~/ui/page-heading';
import { ReceiptForm } from './receipt-form';
import { ReceivedLines } from './received-lines';
import type { ReceiptActionData, ReceivedLineView } from './receiving-view';

interface Props {
  readonly view: { readonly title: string; readonly version: number; readonly lines: readonly ReceivedLineView[] };
  readonly answer: ReceiptActionData | undefined;
}

/** What came of an order, for an assistant with the link: without prices, people and other orders. */
export function ReceivedPage({ view: { title, version, lines }, answer }: Props) {
  const { t } = useTranslation('receiving');
  return (
    <div className="pb-8">
      <PageHeading title={t('title')} />
      <ReceiptForm version={answer?.version ?? version} saved={null} answer={answer}>
        <ReceivedLines title={title} lines={lines} boxes={answer ?? {}}>
          {({ name, manufacturer, expected }) => (
            <>
              <p className="text-name font-semibold md:text-base">{name}</p>
              <p className="text-small text-muted">
                {[manufacturer, t('expected', { count: expected })].filter(Boolean).join(' · ')}
              </p>
            </>
          )}
        </ReceivedLines>
      </ReceiptForm>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { ListResult } from '~server/domain/rejected-line';
import { EmbeddedForm, type EmbeddedFormTarget } from '~/ui/forms/embedded-form';
import { ErrorSummary, type FieldErrorLink } from '~/ui/forms/error-summary';
import { Notice } from '~/ui/overlays/notice';
import { quantityFieldId } from '~/ui/fields/quantity';
import { addLineFields, lineKey } from './cart-view';

type Props = EmbeddedFormTarget & { answer: ListResult | undefined };

export function CartMessage({ answer, ...target }: Props) {
  const { t } = useTranslation('cart');
  if (!answer) return null;
  const { rejected, error } = answer;
  const links: FieldErrorLink[] = rejected.map(({ productId, message }) => ({
    fieldId: quantityFieldId(productId),
    message,
  }));
  if (error && !error.lost) links.push({ message: error.message });
  return (
    <>
      {error?.lost && <LostLineNotice lost={error.lost} message={error.message} {...target} />}
      <ErrorSummary title={t('common:checkForm')} errors={links} from={answer} />
    </>
  );
}

type LostLine = NonNullable<NonNullable<ListResult['error']>['lost']>;

function LostLineNotice({ lost, message, ...target }: Omit<Props, 'answer'> & { lost: LostLine; message: string }) {
  const { t } = useTranslation('cart');
  const { productId, quantity } = lost;
  const fields = addLineFields({ productId, quantity });
  return (
    <Notice
      className="mb-6"
      tone="danger"
      action={
        quantity > 0 && (
          <EmbeddedForm
            {...target}
            fetcherKey={lineKey(productId)}
            fields={fields}
            button={{ pendingLabel: t('adding'), children: t('addAgain') }}
          />
        )
      }
    >
      {message}
    </Notice>
  );
}

import { useTranslation } from 'react-i18next';
import { EmbeddedForm, type EmbeddedFormTarget } from '~/ui/embedded-form';
import { ErrorSummary, type FieldErrorLink } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { quantityFieldId } from '~/ui/quantity';
import { addLineFields, lineKey, type CartLineErrors, type LostLine } from './cart-view';

type Props = EmbeddedFormTarget & { answer: CartLineErrors | undefined };

/** The result of a cart form: errors with links to their fields. */
export function CartMessage({ answer, ...target }: Props) {
  const { t } = useTranslation('cart');
  if (!answer) return null;
  const { errors, stop } = answer;
  const links: FieldErrorLink[] = errors.map(({ productId, message }) => ({
    fieldId: quantityFieldId(productId),
    message,
  }));
  if (stop?.kind === 'message') links.push({ message: stop.text });
  return (
    <>
      {stop?.kind === 'lineLost' && <LostLineNotice lost={stop.lost} {...target} />}
      <ErrorSummary title={t('common:checkForm')} errors={links} from={answer} />
    </>
  );
}

function LostLineNotice({ lost, ...target }: Omit<Props, 'answer'> & { lost: LostLine }) {
  const { t } = useTranslation('cart');
  const { productId, quantity, message } = lost;
  const fields = addLineFields(productId, quantity);
  return (
    <div className="mb-6">
      <Notice
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
    </div>
  );
}

import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button';
import { isUnmodifiedClick } from '~/browser/unmodified-click';
import { Notice } from '~/ui/notice';
import type { AsBeforeView } from './last-order-defaults';

type Props = {
  offer: AsBeforeView | null;
  isFilled: boolean;
  /** Fills the form in place, so that what is typed stays; without scripts the link shows the form filled. */
  onFill: () => void;
};

/** Delivery, address and payment of an earlier order, as one choice; what of it is closed is named. */
export function AsBeforeOffer({ offer, isFilled, onFill }: Props) {
  const { t } = useTranslation('checkout');
  const box = useRef<HTMLDivElement>(null);
  if (!offer) return null;
  const { label, text, closed, href } = offer;
  const fill = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    onFill();
    // The pressed link goes away with its offer: the focus stays here, beside the form.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} tabIndex={-1} className="mb-6">
      <Notice
        tone={isFilled ? 'success' : 'info'}
        title={isFilled ? t('asBefore.filled', { label: label.charAt(0).toLowerCase() + label.slice(1) }) : label}
        action={
          !isFilled &&
          text !== '' && (
            <ButtonLink href={href} look="outline" onClick={fill} preventScrollReset>
              {t('asBefore.fill')}
            </ButtonLink>
          )
        }
      >
        <span>{text}</span>
        {closed.map((sentence) => (
          <span key={sentence} className="block text-small text-muted">
            {sentence}
          </span>
        ))}
      </Notice>
    </div>
  );
}

import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button';
import { isUnmodifiedClick } from '~/browser/unmodified-click';
import { Notice } from '~/ui/overlays/notice';
import type { LastOrderView } from './last-order-view.server';

type Props = {
  offer: LastOrderView | null;
  isFilled: boolean;
  /** Applies the values in place and keeps what is typed. */
  onFill: () => void;
};

export function LastOrderOffer({ offer, isFilled, onFill }: Props) {
  const { t } = useTranslation('checkout');
  const box = useRef<HTMLDivElement>(null);
  if (!offer) return null;
  const { label, text, closed, href } = offer;
  const fill = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    onFill();
    // The pressed link disappears, so the focus moves to this box.
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
            <ButtonLink href={href} variant="outline" onClick={fill} preventScrollReset>
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

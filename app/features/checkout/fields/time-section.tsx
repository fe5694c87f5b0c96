import { useTranslation } from 'react-i18next';
import { cutOffHoursOf } from '~server/domain/cut-off';
import { isDeliveryType } from '~server/domain/delivery-options';
import { ContactLink } from '~/ui/contact-link';
import { ChipChoice } from '~/ui/fields/chip-choice';
import { useLinks } from '~/use-links';
import { LeaveButton } from './add-address-button';
import { chosenDelivery } from '../page/checkout-view';
import type { DayView } from './delivery-view.server';
import type { SectionProps } from './section-props';

export function TimeSection({ view, choices, onChoose, isLive, errors }: SectionProps) {
  const { t } = useTranslation('checkout');
  const links = useLinks();
  const { deliveryType, deliveryDate, deliveryTime } = choices;
  const days = chosenDelivery(view, deliveryType)?.days ?? [];
  const isClosed = ({ day, closed }: DayView) =>
    isLive ? closed : view.deliveries.every((each) => each.days.some((other) => other.day === day && other.closed));
  const cutOffHours = cutOffHoursOf(view.cutOffHours, isDeliveryType(deliveryType) ? deliveryType : null);
  const chosenDay = days.find(({ day }) => day === deliveryDate);
  const closed = (isLive && chosenDay?.closedTimes) || [];
  return (
    <div className="grid gap-2.5">
      <ChipChoice
        name="deliveryDate"
        legend={t('timeLegend')}
        chips={days.map((each) => ({
          value: each.day,
          label: each.label,
          detail: each.detail,
          closed: isClosed(each) ? t('dayClosed') : undefined,
        }))}
        chosen={isLive && chosenDay?.closed ? undefined : deliveryDate}
        onChoose={(value) => onChoose('deliveryDate', value)}
        error={errors['deliveryDate']}
        more={
          <LeaveButton href={links.to('checkout-later')} className="flex-none">
            <span className="chip border-transparent bg-surface text-leaf-ink">{t('later')}</span>
          </LeaveButton>
        }
      />
      <ChipChoice
        name="deliveryTime"
        legend={t('windowLegend')}
        quietLegend
        flow="grid"
        chips={view.times.map((value) => ({
          value,
          label: value.replace('-', '–'),
          closed: closed.includes(value) ? t('windowClosed', { count: cutOffHours }) : undefined,
        }))}
        chosen={closed.includes(deliveryTime) ? undefined : deliveryTime}
        onChoose={(value) => onChoose('deliveryTime', value)}
        error={errors['deliveryTime']}
      />
      {view.later && <ContactLink call={view.later} className="text-small" />}
    </div>
  );
}

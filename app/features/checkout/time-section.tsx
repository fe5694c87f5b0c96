import { useTranslation } from 'react-i18next';
import { ContactLink } from '~/ui/contact-link';
import { ChipChoice } from '~/ui/chip-choice';
import type { SectionProps } from './section-props';

export function TimeSection({ view, choices, onChoose, isLive, errors }: SectionProps) {
  const { t } = useTranslation('checkout');
  const { deliveryDate, deliveryTime } = choices;
  const closed = (isLive && view.days.find(({ day }) => day === deliveryDate)?.closedTimes) || [];
  return (
    <div className="grid gap-2.5">
      <ChipChoice
        name="deliveryDate"
        legend={t('timeLegend')}
        chips={view.days.map((each) => ({
          value: each.day,
          label: each.label,
          detail: each.detail,
          closed: each.closed ? t('dayClosed') : undefined,
        }))}
        chosen={deliveryDate}
        onChoose={(value) => onChoose('deliveryDate', value)}
        error={errors['deliveryDate']}
      />
      <ChipChoice
        name="deliveryTime"
        legend={t('windowLegend')}
        quietLegend
        flow="grid"
        chips={view.times.map((value) => ({
          value,
          label: value.replace('-', '–'),
          closed: closed.includes(value) ? t('windowClosed') : undefined,
        }))}
        chosen={closed.includes(deliveryTime) ? undefined : deliveryTime}
        onChoose={(value) => onChoose('deliveryTime', value)}
        error={errors['deliveryTime']}
      />
      {view.later && <ContactLink call={view.later} className="text-small" />}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { CallLine } from '~/ui/call-line';
import { ChipChoice } from '~/ui/chip-choice';
import type { SectionProps } from './section-props';

/** The day and the window; with scripts the windows that the chosen day no longer has are struck through. */
export function TimeSection({ view, typed, errors, chosen }: SectionProps) {
  const { t } = useTranslation('checkout');
  const day = chosen?.['deliveryDate'];
  const closed = view.days.find((each) => each.day === day)?.closedTimes ?? [];
  const time = chosen?.['deliveryTime'] ?? typed.deliveryTime ?? view.chosen.deliveryTime;
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
        chosen={typed.deliveryDate ?? view.chosen.deliveryDate}
        error={errors['deliveryDate']}
      />
      <ChipChoice
        key={closed.length > 0 ? day : 'open'}
        name="deliveryTime"
        legend={t('windowLegend')}
        quietLegend
        flow="grid"
        chips={view.times.map((value) => ({
          value,
          label: value.replace('-', '–'),
          closed: closed.includes(value) ? t('windowClosed') : undefined,
        }))}
        chosen={closed.includes(time) ? undefined : time}
        error={errors['deliveryTime']}
      />
      <CallLine call={view.later} className="text-small" />
    </div>
  );
}

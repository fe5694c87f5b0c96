import { useTranslation } from 'react-i18next';
import { Countdown } from './countdown';

type Props = { cutOff: { readonly text: string; readonly deadline: string } | null; className?: string };

export function CutOffLine({ cutOff, className }: Props) {
  const { t } = useTranslation();
  if (!cutOff) return null;
  return (
    <span className={className}>
      <span>{cutOff.text}</span>
      <Countdown
        deadline={cutOff.deadline}
        write={({ hours, minutes }) =>
          hours > 0 ? t('common:hoursLeft', { hours, minutes }) : t('common:minutesLeft', { minutes })
        }
      />
    </span>
  );
}

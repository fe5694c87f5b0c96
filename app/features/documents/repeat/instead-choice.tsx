import { useTranslation } from 'react-i18next';
import { SelectField } from '~/ui/field';
import { INSTEAD, type RepeatAnswer, type RepeatLineView } from './repeat-view';

/** What to take in place of what is short or gone: nothing, unless it is chosen. */
export function InsteadChoice({ line, answer }: { line: RepeatLineView; answer: RepeatAnswer | undefined }) {
  const { t } = useTranslation('papers');
  const { productId, instead } = line;
  const chosen = answer?.instead[productId];
  if (chosen && chosen.added !== null)
    return (
      <p className="w-full text-small font-medium text-leaf-ink">{t('repeat.insteadAdded', { text: chosen.added })}</p>
    );
  if (instead === null || answer?.added.includes(productId)) return null;
  const value = (answer ? chosen?.value : instead.chosen) ?? '';
  const options = [{ value: '', label: t('repeat.insteadNone') }, ...instead.options];
  return (
    <div className="w-full max-w-3xl">
      <SelectField
        key={value}
        name={`${INSTEAD}${productId}`}
        label={instead.label}
        options={options}
        defaultValue={value}
      />
    </div>
  );
}

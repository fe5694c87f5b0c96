import { useTranslation } from 'react-i18next';
import { SelectField } from '~/ui/field';
import { INSTEAD, type RepeatActionData, type RepeatLineView } from './repeat-view';

/** What to take in place of what is short or gone: nothing, unless it is chosen. */
export function SubstituteChoice({ line, answer }: { line: RepeatLineView; answer: RepeatActionData | undefined }) {
  const { t } = useTranslation('papers');
  const { productId, substitutes } = line;
  const chosen = answer?.substitutes[productId];
  if (chosen && chosen.added !== null)
    return (
      <p className="w-full text-small font-medium text-leaf-ink">{t('repeat.insteadAdded', { text: chosen.added })}</p>
    );
  if (substitutes === null || answer?.added.includes(productId)) return null;
  const value = (answer ? chosen?.value : substitutes.chosen) ?? '';
  const options = [{ value: '', label: t('repeat.insteadNone') }, ...substitutes.options];
  return (
    <div className="w-full max-w-3xl">
      <SelectField
        key={value}
        name={`${INSTEAD}${productId}`}
        label={substitutes.label}
        options={options}
        defaultValue={value}
      />
    </div>
  );
}

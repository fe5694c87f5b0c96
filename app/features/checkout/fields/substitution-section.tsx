import { useTranslation } from 'react-i18next';
import { SelectField } from '~/ui/fields/field';
import { FieldErrorMessage } from '~/ui/fields/field-frame';
import { substitutionChoices } from '~server/domain/substitution';
import type { CheckoutValues } from './form-values';
import type { CartSummary } from '../page/order-aside';
import type { SectionProps } from './section-props';

type Props = Pick<SectionProps, 'view' | 'errors'> & { lines: CartSummary['lines']; typed: CheckoutValues };

/** What to do about goods that are not there: for the order, and for lines where it differs. */
export function SubstitutionSection({ view, errors, lines, typed }: Props) {
  const { t } = useTranslation('checkout');
  const { substitution = view.substitution, lineSubstitutions = '' } = typed;
  const ofLines = new URLSearchParams(lineSubstitutions);
  const options = substitutionChoices.map((value) => ({ value, label: t(`substitution.${value}`) }));
  return (
    <div className="grid gap-1">
      <SelectField
        name="substitution"
        label={t('ifMissing')}
        hint={t('ifMissingHint')}
        options={[{ value: '', label: t('substitution.unset') }, ...options]}
        defaultValue={substitution}
        error={errors['substitution']}
      />
      {lines.length === 0 ? (
        <input type="hidden" name="lineSubstitutions" value={lineSubstitutions} />
      ) : (
        <details id="lineSubstitutions" open={lineSubstitutions !== '' || undefined}>
          <summary className="flex min-h-target cursor-pointer items-center text-leaf-ink underline underline-offset-4">
            {t('ifMissingByLine')}
          </summary>
          <FieldErrorMessage id="lineSubstitutions" error={errors['lineSubstitutions']} />
          <ul className="divide-y divide-border border-y border-border">
            {lines.map(({ productId, name, cells }) => (
              <li key={productId} className="grid grid-cols-2 items-center gap-3 py-1.5 text-small">
                <label htmlFor={`substitution-${productId}`}>{[name, cells.farm].filter(Boolean).join(', ')}</label>
                <input type="hidden" name="lineProductId" value={productId} />
                <select
                  id={`substitution-${productId}`}
                  name="lineSubstitution"
                  defaultValue={ofLines.get(productId) ?? ''}
                  className="input min-h-target px-2 lg:text-small"
                >
                  <option value="">{t('substitution.asOrder')}</option>
                  {options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

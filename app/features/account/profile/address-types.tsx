import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnmodifiedClick } from '~/browser/unmodified-click';
import { Chip } from '~/ui/chip';
import { FieldErrorMessage } from '~/ui/fields/field-frame';
import type { AddressTypeView } from './address-fields';
import { useProfileHref } from './use-profile-href';

interface Props {
  types: readonly AddressTypeView[];
  chosen: string;
  /** Whether another type may be chosen. */
  isOpen: boolean;
  error: ComponentProps<typeof FieldErrorMessage>['error'];
  onChoose: (type: string) => void;
}

/** Types as links, which work without JavaScript. */
export function AddressTypes({ types, chosen, isOpen, error, onChoose }: Props) {
  const { t } = useTranslation('profile');
  const profileHref = useProfileHref();
  const label = t('addressType');
  return (
    <div id="type" tabIndex={-1} role="group" aria-label={label} aria-describedby={error ? 'type-error' : undefined}>
      {isOpen && (
        <nav aria-label={label} className="flex flex-wrap gap-2">
          {types.map(({ type }) => (
            <Chip
              key={type}
              current={type === chosen}
              href={profileHref({ newAddress: type }, 'address-form')}
              onClick={(event) => {
                if (!isUnmodifiedClick(event)) return;
                event.preventDefault();
                onChoose(type);
              }}
            >
              {t(`type.${type}`)}
            </Chip>
          ))}
        </nav>
      )}
      <FieldErrorMessage id="type" error={error} />
    </div>
  );
}

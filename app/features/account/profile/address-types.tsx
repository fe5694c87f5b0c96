import { useTranslation } from 'react-i18next';
import { isUnmodifiedClick } from '~/browser/unmodified-click';
import { Chip } from '~/ui/chip';
import type { AddressTypeView } from './address-fields';
import { useProfileHref } from './use-profile-href';

interface Props {
  types: readonly AddressTypeView[];
  chosen: string;
  onChoose: (type: string) => void;
}

/** Types as links, which work without JavaScript. */
export function AddressTypes({ types, chosen, onChoose }: Props) {
  const { t } = useTranslation('profile');
  const profileHref = useProfileHref();
  return (
    <nav aria-label={t('addressType')} className="flex flex-wrap gap-2">
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
  );
}

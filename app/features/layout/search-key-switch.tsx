import { useTranslation } from 'react-i18next';
import { useHydrated } from 'remix-utils/use-hydrated';
import { hasSearchKey, setSearchKey, useIsSearchKeyOn } from './search-key-setting';

/** Turns '/' as the key to the search off and on, since speech input may press single keys. */
export function SearchKeySwitch() {
  const { t } = useTranslation('layout');
  const isOn = useIsSearchKeyOn();
  if (!useHydrated() || !hasSearchKey()) return null;
  return (
    <label className="checkbox-field text-small text-header-muted">
      <input type="checkbox" checked={isOn} onChange={({ target }) => setSearchKey(target.checked)} />
      <span>{t('searchKey')}</span>
    </label>
  );
}

import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '~/ui/icons';
import { useSyncFormDefaults } from '~/ui/use-sync-form-defaults';
import { SearchField } from './search-field';

/** A GET form with the field `q`. */
export function SearchForm({ action, query }: { action: string; query: string }) {
  const { t } = useTranslation('layout');
  return (
    <Form
      ref={useSyncFormDefaults({ q: query })}
      method="get"
      action={action}
      role="search"
      className="relative flex h-11 items-center rounded bg-surface text-ink focus-within:[box-shadow:0_0_0_2px_var(--wheat)] forced-colors:border"
    >
      <SearchIcon className="ml-3.5 size-5 text-muted" />
      <SearchField query={query} />
      <button
        type="submit"
        className="h-full flex-none rounded bg-leaf px-4 font-medium text-on-leaf transition-colors hover:bg-leaf-strong"
      >
        {t('find')}
      </button>
    </Form>
  );
}

import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/fields/checkbox';
import { Form } from '~/ui/forms/form';
import { ChevronDownIcon } from '~/ui/icons';
import { useSyncFormDefaults } from '~/ui/forms/use-sync-form-defaults';
import type { ComparedView } from './receiving-view';

type Props = { view: Pick<ComparedView, 'order' | 'choices'>; open?: boolean };

/** Documents around the delivery, to compare with others than those that were matched. */
export function InvoiceChoice({ view: { order, choices }, open = false }: Props) {
  const { t } = useTranslation('receiving');
  const links = useLinks();
  const form = useSyncFormDefaults({ invoice: choices.filter(({ isChosen }) => isChosen).map(({ id }) => id) });
  if (choices.length === 0) return null;
  return (
    <details open={open} className="group -mx-3.5 bg-surface px-3.5 py-3 md:mx-0 md:rounded-lg md:px-5">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-2 font-semibold">
        <span>{t('choice.title')}</span>
        <ChevronDownIcon className="size-4 group-open:[rotate:180deg]" />
      </summary>
      <Form ref={form} method="get" action={links.to('receiving', { id: order.id })}>
        <fieldset className="pb-3">
          <legend className="pb-1 text-small text-muted">{t('choice.legend')}</legend>
          {choices.map((doc) => (
            <Checkbox key={doc.id} name="invoice" value={doc.id} defaultChecked={doc.isChosen}>
              <span>{doc.title}</span>
              <span className="block text-small text-muted">{doc.details}</span>
            </Checkbox>
          ))}
        </fieldset>
        <Button type="submit" variant="outline">
          {t('choice.submit')}
        </Button>
      </Form>
    </details>
  );
}

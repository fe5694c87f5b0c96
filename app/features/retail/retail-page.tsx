import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { type FormErrors, type InvalidForm, listErrors, parseFields } from '~/bff/forms/form-errors';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import { usePersistForm } from '~/browser/persist-form';
import { useLanguage, useLinks } from '~/use-links';
import { Form } from '~/ui/forms/form';
import { ButtonLink } from '~/ui/button';
import { Checkbox } from '~/ui/fields/checkbox';
import { DataTable } from '~/ui/lists/data-table';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { SelectField, TextField } from '~/ui/fields/field';
import { Notice } from '~/ui/overlays/notice';
import { PageHeading } from '~/ui/page-heading';
import { SubmitButton } from '~/ui/forms/submit-button';
import { useSyncFormDefaults } from '~/ui/forms/use-sync-form-defaults';
import type { MarkupField, RetailValues } from './retail-view';
import type { RetailView } from './retail.server';

const FORM_ID = 'retail';

type FieldsProps = { values: RetailValues; errors: FormErrors };

/** The own selling prices of a shop: markups, rounding, an example, and a link for another device. */
export function RetailPage({ view, answer }: { view: RetailView; answer: { form?: InvalidForm } | undefined }) {
  const { t } = useTranslation('retail');
  const links = useLinks();
  const language = useLanguage();
  const result = answer?.form ?? view.result;
  const { values } = parseFields(result, view.values);
  const labels = labelsOf(view, t('markup'), t('rounding'), t('shopName'));
  const { form, errors } = useSchemaForm({
    id: FORM_ID,
    result,
    values,
    schema: async () =>
      (await import('./retail-form')).retailForm(
        language,
        fieldsIn(view.categories).map(({ name }) => name),
      ),
  });
  usePersistForm(FORM_ID);
  const ref = useSyncFormDefaults({
    ...Object.fromEntries(Object.keys(labels).map((name) => [name, ''])),
    ...values,
    allowBelow: values['allowBelow'] ?? [],
  });
  return (
    <div className="pb-8 pt-5">
      <PageHeading title={t('title')} intro={t('lead')} />
      <ErrorSummary title={t('common:checkForm')} errors={listErrors(errors, labels)} />
      <div className="mb-5 grid gap-3 empty:hidden">
        <Status view={view} />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Form
          {...getFormProps(form)}
          ref={ref}
          method="post"
          action={links.to('retail')}
          className="grid max-w-prose gap-5"
        >
          <input type="hidden" name="version" value={view.version} />
          {view.next !== null && <input type="hidden" name="next" value={view.next} />}
          <TextField
            name="markup"
            label={t('markup')}
            hint={t('markupHint')}
            inputMode="decimal"
            autoComplete="off"
            required
            defaultValue={values['markup'] ?? ''}
            error={errors['markup']}
          />
          <SelectField
            name="rounding"
            label={t('rounding')}
            hint={t('roundingHint')}
            options={view.roundings}
            defaultValue={values['rounding']}
            error={errors['rounding']}
          />
          <Categories categories={view.categories} values={values} errors={errors} />
          <Checkbox name="allowBelow" value="on" id="allowBelow" defaultChecked={values['allowBelow'] !== undefined}>
            {t('allowBelow')}
          </Checkbox>
          <TextField
            name="shopName"
            label={t('shopName')}
            hint={t('shopNameHint')}
            autoComplete="organization"
            defaultValue={values['shopName']}
            error={errors['shopName']}
          />
          <p className="text-small text-muted">{t('account')}</p>
          <div className="flex flex-wrap gap-2">
            <SaveButton>{t(view.status === 'on' ? 'common:save' : 'switchOn')}</SaveButton>
            <SubmitButton
              name="intent"
              value="preview"
              mark={{ intent: 'preview' }}
              variant="outline"
              pendingLabel={t('saving')}
            >
              {t('preview')}
            </SubmitButton>
          </div>
        </Form>
        <Example example={view.example} />
      </div>
    </div>
  );
}

function SaveButton({ children }: { children: string }) {
  const { t } = useTranslation('retail');
  return (
    <SubmitButton form={FORM_ID} name="intent" value="save" mark={{ intent: 'save' }} pendingLabel={t('saving')}>
      {children}
    </SubmitButton>
  );
}

function Status({ view: { status, isUnsaved } }: { view: RetailView }) {
  const { t } = useTranslation('retail');
  const links = useLinks();
  if (isUnsaved)
    return (
      <Notice tone="warning" title={t('unsavedTitle')} action={<SaveButton>{t('takeOver')}</SaveButton>}>
        {t('unsaved')}
      </Notice>
    );
  if (status === 'none') return null;
  if (status === 'off') return <Notice tone="info">{t('isOff')}</Notice>;
  return (
    <Notice
      tone="success"
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={links.to('price-tags')} variant="outline" size="sm">
            {t('tagsOfCart')}
          </ButtonLink>
          <Form method="post" action={links.to('retail')}>
            <SubmitButton
              name="intent"
              value="off"
              mark={{ intent: 'off' }}
              variant="outline"
              size="sm"
              pendingLabel={t('saving')}
            >
              {t('switchOff')}
            </SubmitButton>
          </Form>
        </div>
      }
    >
      {t('isOn')}
    </Notice>
  );
}

/** Open where a category has a markup of its own or an error. */
function Categories({ categories, values, errors }: FieldsProps & Pick<RetailView, 'categories'>) {
  const { t } = useTranslation('retail');
  const isUsed = fieldsIn(categories).some(({ name }) => Boolean(values[name]) || errors[name]);
  return (
    <details open={isUsed} className="border-y border-border">
      <summary className="flex min-h-target cursor-pointer items-center font-medium text-leaf-ink underline underline-offset-4">
        {t('byCategory')}
      </summary>
      <p className="pb-3 text-small text-muted">{t('byCategoryHint')}</p>
      <ul className="grid gap-3 pb-5">
        {categories.map((category) => (
          <li key={category.name}>
            <CategoryMarkup field={category} values={values} errors={errors} />
            {category.below.length > 0 && (
              <ul className="mt-3 grid gap-4 border-l-2 border-border pl-3.5 sm:grid-cols-2">
                {category.below.map((field) => (
                  <li key={field.name}>
                    <CategoryMarkup field={field} values={values} errors={errors} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function CategoryMarkup({ field: { name, label }, values, errors }: FieldsProps & { field: MarkupField }) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={values[name]}
      error={errors[name]}
    />
  );
}

function Example({ example }: Pick<RetailView, 'example'>) {
  const { t } = useTranslation('retail');
  if (!example) return null;
  return (
    <section id="example" aria-labelledby="example-title">
      <h2 id="example-title" className="text-section font-semibold">
        {t('example')}
      </h2>
      <p className="mb-3 text-small text-muted">{example.note}</p>
      <DataTable
        caption={t('example')}
        rowKey={({ id }) => id}
        rows={example.rows}
        columns={[
          { key: 'name', header: t('column.product'), cell: ({ name }) => name, phone: 'title' },
          { key: 'buying', header: t('column.buying'), cell: ({ buying }) => buying, align: 'right' },
          { key: 'markup', header: t('column.markup'), cell: ({ markup }) => markup, align: 'right' },
          { key: 'selling', header: t('column.selling'), cell: ({ selling }) => <b>{selling}</b>, align: 'right' },
        ]}
      />
    </section>
  );
}

function fieldsIn(categories: readonly MarkupField[]): MarkupField[] {
  return categories.flatMap((category) => [category, ...category.below]);
}

/** Names of the fields as an error calls them. */
function labelsOf({ categories }: RetailView, markup: string, rounding: string, shopName: string) {
  const ofCategories = fieldsIn(categories).map(({ name, label }) => [name, label] as const);
  return { markup, rounding, shopName, ...Object.fromEntries(ofCategories) };
}

import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { listErrors } from '~/bff/forms/form-errors';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import { useLinks } from '~/use-links';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/lists/empty-state';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { TextField } from '~/ui/fields/field';
import { Notice } from '~/ui/overlays/notice';
import { PageHeading } from '~/ui/page-heading';
import { PrintButton } from '~/ui/forms/print-button';
import type { PriceTag, PriceTagsView } from './price-tags.server';

/** A longer name stands in smaller letters. */
const LONG_NAME = 34;
const [COLUMNS, ROWS, WIDTH_MM, HEIGHT_MM, MARK_MM] = [3, 8, 70, 37, 3];

export function PriceTagsPage({ view, title }: { view: PriceTagsView; title: string }) {
  const { t } = useTranslation('retail');
  const { back, lead, setUpHref, fields, result, left } = view;
  if (fields.length === 0) return <NothingToTag back={back} title={title} />;
  return (
    <div className="pb-8">
      <div className="print:hidden">
        <Breadcrumbs label={t('tags.breadcrumbs')} crumbs={[back, { label: title }]} />
        <PageHeading title={title} lead={lead} />
        <ErrorSummary
          title={t('common:checkForm')}
          errors={listErrors(result?.error, Object.fromEntries(fields.map(({ name, label }) => [name, label])))}
        />
        {left !== null && (
          <Notice className="mb-5" tone="warning">
            {left}
          </Notice>
        )}
        {setUpHref === null ? (
          <CopiesForm view={view} />
        ) : (
          <Notice tone="info" action={<ButtonLink href={setUpHref}>{t('tags.setUp')}</ButtonLink>}>
            {t('tags.noMarkup')}
          </Notice>
        )}
      </div>
      {setUpHref === null && <Sheets view={view} />}
    </div>
  );
}

function NothingToTag({ back, title }: Pick<PriceTagsView, 'back'> & { title: string }) {
  const { t } = useTranslation('retail');
  return (
    <EmptyState picture="empty-list" title={title} link={back}>
      {t('tags.nothing')}
    </EmptyState>
  );
}

function CopiesForm({ view: { documentId, fields, result, sheets } }: { view: PriceTagsView }) {
  const { t } = useTranslation('retail');
  const links = useLinks();
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const { form, field } = useSchemaForm({ id: 'price-tags', result, values });
  return (
    <Form {...getFormProps(form)} method="get" action={links.to('price-tags')} className="grid gap-4">
      {documentId !== null && <input type="hidden" name="documentId" value={documentId} />}
      <fieldset>
        <legend className="mb-3 text-section font-semibold">{t('tags.copies')}</legend>
        <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
          {fields.map(({ name, label }) => (
            <TextField key={name} {...field(name)} label={label} inputMode="numeric" autoComplete="off" />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="outline">
          {t('tags.show')}
        </Button>
        {sheets.length > 0 && <PrintButton>{t('tags.print')}</PrintButton>}
        <ButtonLink href={links.to('retail')} variant="outline">
          {t('tags.markup')}
        </ButtonLink>
      </div>
      <p className="text-small text-muted">{t('tags.hint')}</p>
    </Form>
  );
}

function Sheets({ view: { sheets, shopName, size } }: { view: PriceTagsView }) {
  const { t } = useTranslation('retail');
  return (
    <section aria-labelledby="sheets" className="tags">
      <h2 id="sheets" className="mt-8 text-section font-semibold print:hidden">
        {size}
      </h2>
      {sheets.map((tags, at) => (
        <div key={at} className="tag-sheet">
          <ul aria-label={t('tags.sheet', { number: at + 1 })}>
            {tags.map((tag, place) => (
              <Tag key={place} tag={tag} shopName={shopName} />
            ))}
          </ul>
          <CuttingMarks />
        </div>
      ))}
    </section>
  );
}

function Tag({ tag: { name, facts, price }, shopName }: { tag: PriceTag; shopName: string }) {
  return (
    <li className="tag">
      {shopName !== '' && <span className="tag-shop">{shopName}</span>}
      <b className={clsx('tag-name', name.length > LONG_NAME && 'tag-long')}>{name}</b>
      <span className="tag-facts">{facts}</span>
      <strong className="tag-price">{price}</strong>
    </li>
  );
}

/** A cross at each corner of the tags; on paper only. */
function CuttingMarks() {
  const corners = Array.from({ length: (COLUMNS + 1) * (ROWS + 1) }, (_, at) => [
    (at % (COLUMNS + 1)) * WIDTH_MM,
    Math.floor(at / (COLUMNS + 1)) * HEIGHT_MM,
  ]);
  const path = corners
    .map(([x = 0, y = 0]) => `M${x - MARK_MM} ${y}h${2 * MARK_MM}M${x} ${y - MARK_MM}v${2 * MARK_MM}`)
    .join('');
  return (
    <svg className="tag-marks" viewBox={`0 0 ${COLUMNS * WIDTH_MM} ${ROWS * HEIGHT_MM}`} aria-hidden="true">
      <path d={path} fill="none" stroke="#000" strokeWidth="0.2" />
    </svg>
  );
}

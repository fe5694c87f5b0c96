import clsx from 'clsx';
import type { ChangeEvent, FormEvent, KeyboardEvent, MouseEvent } from 'react';
import { Button, ButtonLink } from '~/ui/button';
import { Form } from '~/ui/forms/form';
import { CloseIcon } from '~/ui/icons';
import { isInternalUrl } from '~/ui/link';
import { isUnmodifiedClick } from '~/browser/unmodified-click';
import { type FormDefaults, useSyncFormDefaults } from '~/ui/forms/use-sync-form-defaults';
import { useSelectionLinks, useNavigateWithSelection } from '../matrix/use-selection';
import { ColorChoice, LengthChoice } from './filters-panel-choices';
import { FilterGroup, PriceBounds } from './filters-panel-group';
import { ManyOptions, Tick } from './filters-panel-options';
import type { FilterLabels } from '../list/catalogue-labels';
import type { FiltersView } from './filters-view';
import { filtersAnchor, useFiltersSheet } from './use-filters-sheet';

type Props = { view: FiltersView; labels: FilterLabels };

/**
 * The filters as a GET form; on wide screens with scripts each checkbox submits at once. Links from the open panel
 * replace its history entry, so Back does not open it again.
 */
export function FiltersPanel({ view, labels }: Props) {
  const navigate = useNavigateWithSelection();
  const selectionLinks = useSelectionLinks();
  const ref = useSyncFormDefaults(fieldsOf(view));
  const { isOpen, close } = useFiltersSheet(ref);
  const takeAtOnce = (event: ChangeEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
    // Over a phone's page the list changes below: its counts stay true, and the button closes.
    const address = addressOf(form, view.action) + (isOpen ? `#${filtersAnchor}` : '');
    if (!navigate(address, { replace: true, preventScrollReset: true })) takeBack(form);
  };
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const replace = isOpen === true;
    if (!navigate(addressOf(event.currentTarget, view.action), { replace })) takeBack(event.currentTarget);
  };
  const leave = (event: MouseEvent) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    if (!href || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    if (isInternalUrl(href)) navigate(href, { replace: true });
    else close();
  };
  return (
    <Form
      ref={ref}
      id={filtersAnchor}
      method="get"
      action={view.action}
      aria-label={labels.title}
      tabIndex={-1}
      onChange={takeAtOnce}
      onSubmit={show}
      {...selectionLinks}
      {...(isOpen && { onClickCapture: leave, onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && close() })}
      data-open={isOpen}
      className={clsx('filters', view.price && view.price.errors.length > 0 && 'block print:hidden')}
    >
      <FilterFields view={view} labels={labels} />
    </Form>
  );
}

function fieldsOf({ toggles, colors, lengths, countries, manufacturers, price }: FiltersView): FormDefaults {
  const on = Object.fromEntries(toggles.options.map(({ value }) => [value, toggles.chosen.includes(value) ? '1' : '']));
  return {
    ...on,
    color: colors.chosen[0] ?? '',
    lengthCm: lengths.chosen,
    countryId: countries.chosen,
    manufacturerId: manufacturers.chosen,
    priceMin: price?.min ?? '',
    priceMax: price?.max ?? '',
  };
}

function FilterFields({ view, labels }: Props) {
  return (
    <>
      {view.hiddenFields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <header className="flex items-center justify-between py-2 md:hidden">
        <h2 className="text-section font-semibold">{labels.title}</h2>
        <a
          href="#main"
          aria-label={labels.close}
          className="filters-close -mr-2.5 size-11 place-content-center rounded"
        >
          <CloseIcon className="size-6" />
        </a>
      </header>
      <FilterGroup legend={labels.availability}>
        <div className="checkbox-list">
          {view.toggles.options.map(({ value, ...option }) => (
            <Tick
              key={value}
              name={value}
              option={{ ...option, value: '1' }}
              isOn={view.toggles.chosen.includes(value)}
            />
          ))}
        </div>
      </FilterGroup>
      <FilterGroup legend={labels.color}>
        <ColorChoice colors={view.colors} anyLabel={labels.anyColor} />
      </FilterGroup>
      {view.lengths.options.length > 0 && (
        <FilterGroup legend={labels.length}>
          <LengthChoice lengths={view.lengths} />
        </FilterGroup>
      )}
      {view.price && (
        <FilterGroup legend={labels.price}>
          <PriceBounds price={view.price} labels={labels} />
        </FilterGroup>
      )}
      {view.countries.options.length > 0 && (
        <FilterGroup legend={labels.country}>
          <ManyOptions name="countryId" choices={view.countries} />
        </FilterGroup>
      )}
      {view.manufacturers.options.length > 0 && (
        <FilterGroup legend={labels.manufacturer}>
          <ManyOptions name="manufacturerId" choices={view.manufacturers} moreLabel={labels.allManufacturers} />
        </FilterGroup>
      )}
      <div className="sticky bottom-safe mt-4 flex gap-2 bg-paper py-3 md:static md:flex-wrap">
        <Button type="submit" className="flex-1">
          {labels.show(view.leaves)}
        </Button>
        {view.inForce > 0 && (
          <ButtonLink href={view.resetHref} variant="outline">
            {labels.reset}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function takeBack(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  }
}

function addressOf(form: HTMLFormElement, action: string): string {
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return `${action}?${new URLSearchParams(filled).toString()}`;
}

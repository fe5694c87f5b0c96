import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { choiceName } from '~server/domain/line-inputs';
import { Badge } from '~/ui/badge';
import { ChoiceRow } from '~/ui/fields/choice-group';
import { Link } from '~/ui/link';
import { findLine, inputOf, serializeDone, type OrderLine, type SheetActionData } from './order-line';
import { LineQuantityInput } from './quantity-input';
import type { LineNote } from './use-sheet-labels';

type Props = { line: OrderLine; result: SheetActionData | undefined; notes: readonly LineNote[] };

/** Choices shown at once; the others are opened. */
const MAX_SHOWN = 3;
/** Value of the choice that takes none of the products. */
const NONE = '';
export const searchLink = 'inline-flex min-h-target items-center text-small text-leaf-ink underline underline-offset-4';

export function WrittenLine({ line, result, notes }: Props) {
  const { t } = useTranslation('sheet');
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted">
        <span className="min-w-0 [overflow-wrap:anywhere]">{line.name}</span>
        <Link href={line.searchHref ?? ''} aria-label={t('searchFor', { typed: line.name })} className={searchLink}>
          {t('search')}
        </Link>
      </p>
      <WrittenOrder line={line} result={result} notes={notes} />
    </>
  );
}

function WrittenOrder({ line, result, notes }: Props) {
  const { t } = useTranslation('sheet');
  const { row, badge, choice } = line;
  const added = findLine(result?.added, line);
  const input = inputOf(line, result);
  if (added)
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        <input type="hidden" name="done" value={serializeDone(added)} />
        <Badge tone="good">{t('added')}</Badge>
        <span>{choice?.options.find(({ productId }) => productId === added.productId)?.name}</span>
      </p>
    );
  if (!choice || !input)
    return (
      badge && (
        <p>
          <Badge tone={badge.tone}>{badge.word}</Badge>
        </p>
      )
    );
  return (
    <>
      <input type="hidden" name="row" value={row} />
      <div className="col-span-2 min-w-0">
        {choice.hint && <p className="pb-1 text-small font-medium text-amber-ink">{choice.hint}</p>}
        <ProductChoice
          line={line}
          choice={choice}
          chosen={input.isSkipped ? NONE : input.productId === '' ? undefined : input.productId}
        />
      </div>
      <LineQuantityInput line={line} result={result} notes={notes} choice={choice} />
    </>
  );
}

function ProductChoice({
  line: { name, row },
  choice: { options, isOpen },
  chosen,
}: {
  line: OrderLine;
  choice: NonNullable<OrderLine['choice']>;
  chosen: string | undefined;
}) {
  const { t } = useTranslation('sheet');
  const [only] = options;
  if (!isOpen && options.length === 1 && only && only.productId === chosen) {
    return (
      <>
        <input type="hidden" name="productId" value={only.productId} />
        <p className="font-medium">{only.name}</p>
        <p className="text-small text-muted">{only.facts}</p>
      </>
    );
  }
  const field = choiceName(row);
  const rows = options.map(({ productId, name: title, facts }, at) => (
    <ChoiceRow
      key={productId}
      id={at === 0 ? field : `${field}-${productId}`}
      name={field}
      choice={{
        value: productId,
        title,
        detail: facts,
      }}
      checked={productId === chosen}
    />
  ));
  const shown = isOpen ? MAX_SHOWN : 1;
  const others = rows.slice(shown);
  return (
    <fieldset key={chosen} role="radiogroup" className="-mx-3.5 divide-y divide-border md:mx-0">
      <legend className="sr-only">{t('choiceOf', { typed: name })}</legend>
      <input type="hidden" name="productId" value="" />
      {rows.slice(0, shown)}
      {others.length > 0 && (
        <details open={options.findIndex(({ productId }) => productId === chosen) >= shown}>
          <summary className={clsx(searchLink, 'cursor-pointer px-4')}>
            {t('moreChoices', { count: others.length })}
          </summary>
          {others}
        </details>
      )}
      {isOpen && (
        <ChoiceRow
          id={`${field}-none`}
          name={field}
          choice={{ value: NONE, title: t('noneOfThese') }}
          checked={chosen === NONE}
        />
      )}
    </fieldset>
  );
}

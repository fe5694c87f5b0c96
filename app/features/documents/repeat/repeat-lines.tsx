import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Badge } from '~/ui/badge';
import { TextField } from '~/ui/field';
import { Link } from '~/ui/link';
import { SplitOffers } from '~/ui/split-offers';
import { Thumbnail } from '../thumbnail';
import { InsteadChoice } from './instead-choice';
import { repeatFieldId, type RepeatAnswer, type RepeatLineView } from './repeat-view';

type Props = { lines: readonly RepeatLineView[]; answer: RepeatAnswer | undefined };

/** The lines of the order: what it was, what it is today, and how much of it is taken. */
export function RepeatLines({ lines, answer }: Props) {
  return (
    <ul className="-mx-3.5 divide-y divide-line bg-surface md:mx-0 md:rounded-t-lg">
      {lines.map((line) => (
        <li key={line.productId} className="flex gap-3.5 px-3.5 py-3.5 md:px-5">
          <Thumbnail picture={line.picture} />
          <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-5 gap-y-2">
            <ThenAndNow line={line} isAdded={answer?.added.includes(line.productId) ?? false} />
            <Quantity line={line} answer={answer} />
            <InsteadChoice line={line} answer={answer} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function ThenAndNow({ line, isAdded }: { line: RepeatLineView; isAdded: boolean }) {
  const { t } = useTranslation('papers');
  return (
    <div className="min-w-0 flex-1 basis-60">
      <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
        <Link href={line.href} className="min-w-0 hover:text-leaf-ink hover:underline">{line.name}</Link>
        {isAdded ? <Badge tone="good">{t('repeat.added')}</Badge> : <Badge tone={line.badge.tone}>{line.badge.word}</Badge>}
      </h2>
      <p className="text-small text-soft">{[line.manufacturer, line.then].filter(Boolean).join(' · ')}</p>
      {line.now !== null && (
        <p className={clsx('text-small', line.price === 'dearer' && 'font-medium text-amber-ink', line.price === 'cheaper' && 'font-medium text-leaf-ink', line.price === 'same' && 'text-soft')}>
          {line.now}
        </p>
      )}
      {!isAdded && line.reason !== null && <p className="text-small">{line.reason}</p>}
      {line.searchHref !== null && (
        <Link href={line.searchHref} className="inline-flex min-h-target items-center text-small text-leaf-ink underline underline-offset-4">{t('repeat.findSimilar')}</Link>
      )}
    </div>
  );
}

/** The field of a line that can still be ordered; after an answer it holds what was typed and refused, else nothing. */
function Quantity({ line: { productId, name, order }, answer }: { line: RepeatLineView } & Pick<Props, 'answer'>) {
  const { t } = useTranslation('papers');
  const refused = answer?.refused.find((each) => each.productId === productId);
  if (!refused && (order === null || answer?.added.includes(productId))) return null;
  const initial = answer ? (refused?.typed ?? '') : order?.take;
  return (
    <div className="ml-auto flex w-full flex-wrap items-center gap-x-3 gap-y-1 sm:w-auto">
      <input type="hidden" name="productId" value={productId} />
      <div className={refused ? 'w-full sm:w-60' : 'w-24'}>
        <TextField
          key={String(initial)} name="quantity" id={repeatFieldId(productId)} inputMode="numeric" autoComplete="off"
          label={t('repeat.quantityOf', { name })} quietLabel defaultValue={initial} error={refused?.message} className="text-right"
        />
      </div>
      <span className="text-small text-soft" aria-hidden="true">{t('words:pieceUnit')}</span>
      <SplitOffers splits={refused?.splits} pendingLabel={t('repeat.adding')} />
      {!answer && order && <p className="ml-auto min-w-24 text-right font-semibold">{order.total}</p>}
    </div>
  );
}

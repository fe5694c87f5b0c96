import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { SheetAnswer } from '~/trade/refused-line';
import { Badge } from '~/ui/badge';
import { TextField } from '~/ui/field';
import { Link } from '~/ui/link';
import { Logo } from '~/ui/logo';
import { SplitOffers } from '~/ui/split-offers';
import { linkedFieldId, type LinkedRow } from './cart-link-view';

type Props = { rows: readonly LinkedRow[]; answer: SheetAnswer | undefined };

/** The lines of the link: goods, price and stock of today, and how many. */
export function CartLinkRows({ rows, answer }: Props) {
  return (
    <ul className="-mx-3.5 divide-y divide-line bg-surface md:mx-0 md:rounded-t-lg">
      {rows.map((row) => (
        <li key={row.productId} className="flex gap-3.5 px-3.5 py-3.5 md:px-5">
          <Picture row={row} />
          <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-5 gap-y-2">
            <Facts row={row} isAdded={answer?.added.includes(row.productId) ?? false} />
            <Quantity row={row} answer={answer} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Picture({ row: { picture } }: { row: LinkedRow }) {
  const frame = 'size-16 flex-none rounded bg-tint';
  if (!picture) return <span className={clsx(frame, 'grid place-content-center')}><Logo className="size-7 opacity-60" /></span>;
  return <img src={picture} alt="" width={64} height={64} loading="lazy" className={clsx(frame, 'object-cover dimmed')} />;
}

function Facts({ row, isAdded }: { row: LinkedRow; isAdded: boolean }) {
  const { t } = useTranslation('cart-link');
  const { name, href, farm, price, stock, note, isTrouble } = row;
  return (
    <div className="min-w-0 flex-1 basis-60">
      <h2 className="flex flex-wrap items-center gap-x-2.5 font-semibold [overflow-wrap:anywhere]">
        {href === null ? name : <Link href={href} className="min-w-0 hover:text-leaf-ink hover:underline">{name}</Link>}
        {isAdded && <Badge tone="good">{t('added')}</Badge>}
      </h2>
      {farm !== '' && <p className="text-small text-soft">{farm}</p>}
      {stock !== '' && <p className="text-small">{[price, stock].filter(Boolean).join(' · ')}</p>}
      {!isAdded && <p className={clsx('text-small', isTrouble ? 'font-medium text-amber-ink' : 'text-soft')}>{note}</p>}
    </div>
  );
}

/** The field of a line that can be ordered; after an answer it holds what was typed and refused, else nothing. */
function Quantity({ row: { productId, name, pieces, total, isOpen }, answer }: { row: LinkedRow } & Pick<Props, 'answer'>) {
  const { t } = useTranslation('cart-link');
  const refused = answer?.refused.find((each) => each.productId === productId);
  if (!refused && (!isOpen || answer?.added.includes(productId))) return null;
  const initial = answer ? (refused?.typed ?? '') : pieces;
  return (
    <div className="ml-auto flex w-full flex-wrap items-center gap-x-3 gap-y-1 sm:w-auto">
      <input type="hidden" name="productId" value={productId} />
      <div className={refused ? 'w-full sm:w-60' : 'w-24'}>
        <TextField
          key={String(initial)} name="quantity" id={linkedFieldId(productId)} inputMode="numeric" autoComplete="off"
          label={t('quantityOf', { name })} quietLabel defaultValue={initial} error={refused?.message} className="text-right"
        />
      </div>
      <span className="text-small text-soft" aria-hidden="true">{t('words:pieceUnit')}</span>
      <SplitOffers splits={refused?.splits} pendingLabel={t('adding')} />
      {!answer && <p className="ml-auto min-w-24 text-right font-semibold">{total}</p>}
    </div>
  );
}

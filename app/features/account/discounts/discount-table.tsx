import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '~/ui/lists/data-table';
import { Link } from '~/ui/link';
import type { DiscountView } from './discounts.server';

export function DiscountTable({ discounts }: { discounts: readonly DiscountView[] }) {
  const { t } = useTranslation('discounts');
  return (
    <DataTable caption={t('title')} columns={useColumns()} rows={discounts} rowKey={(row) => row.manufacturerId} />
  );
}

function useColumns(): Column<DiscountView>[] {
  const { t } = useTranslation('discounts');
  return [
    { key: 'farm', header: t('farm'), phone: 'title', cell: (row) => <Farm row={row} /> },
    {
      key: 'percent',
      header: t('discount'),
      align: 'right',
      phone: 'none',
      cell: ({ percent }) => <strong className="whitespace-nowrap text-name">{percent}</strong>,
    },
    { key: 'example', header: t('meaning'), phone: 'title', cell: (row) => <Meaning row={row} /> },
    {
      key: 'goods',
      header: t('goods'),
      align: 'right',
      phone: 'title',
      cell: ({ goodsHref, farm }) => (
        <Link
          href={goodsHref}
          aria-label={t('goodsOf', { farm })}
          className="inline-flex min-h-target items-center whitespace-nowrap text-base font-normal text-leaf-ink underline underline-offset-2"
        >
          {t('showGoods')}
        </Link>
      ),
    },
  ];
}

/** On a phone the percent stands here. */
function Farm({ row: { farm, percent } }: { row: DiscountView }) {
  return (
    <span className="flex justify-between gap-3">
      <span className="min-w-0 break-words">{farm}</span>
      <strong className="whitespace-nowrap md:hidden">{percent}</strong>
    </span>
  );
}

function Meaning({ row: { meaning, example } }: { row: DiscountView }) {
  const { t } = useTranslation('discounts');
  return (
    <div className="text-meta font-normal">
      <p>
        <span>{`${example.goods}: `}</span>
        <del className="whitespace-nowrap text-muted">
          <span className="sr-only">{`${t('before')} `}</span>
          <span>{example.before}</span>
        </del>{' '}
        <ins className="whitespace-nowrap font-semibold no-underline">
          <span className="sr-only">{`${t('after')} `}</span>
          <span>{example.after}</span>
        </ins>
      </p>
      <p className="text-small text-muted">{meaning}</p>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Badge } from '~/ui/badge';
import { type Column, DataTable } from '~/ui/data-table';
import { Link } from '~/ui/link';
import type { DeliveredLineView } from './receiving-view';

type Props = { title: string; lines: readonly DeliveredLineView[] };

export function DifferentLines({ title, lines }: Props) {
  const { t } = useTranslation('receiving');
  const columns: Column<DeliveredLineView>[] = [
    { key: 'name', header: t('column.name'), phone: 'title', cell: (line) => <Name line={line} /> },
    { key: 'ordered', header: t('column.ordered'), align: 'right', cell: ({ ordered }) => ordered ?? t('none') },
    {
      key: 'delivered',
      header: t('column.delivered'),
      align: 'right',
      cell: ({ delivered }) => delivered ?? t('none'),
    },
    {
      key: 'difference',
      header: t('column.difference'),
      align: 'right',
      cell: ({ difference }) => <span className="whitespace-nowrap font-semibold">{difference}</span>,
    },
  ];
  return <LinesTable title={title} columns={columns} lines={lines} />;
}

export function SameLines({ title, lines }: Props) {
  const { t } = useTranslation('receiving');
  const columns: Column<DeliveredLineView>[] = [
    { key: 'name', header: t('column.name'), phone: 'title', cell: (line) => <Name line={line} /> },
    { key: 'both', header: t('column.both'), align: 'right', cell: ({ ordered }) => ordered ?? t('none') },
  ];
  return <LinesTable title={title} columns={columns} lines={lines} />;
}

function LinesTable({ title, columns, lines }: Props & { columns: readonly Column<DeliveredLineView>[] }) {
  return (
    <section className="min-w-0">
      <h2 className="pb-2 text-section font-semibold">{title}</h2>
      <DataTable caption={title} columns={columns} rows={lines} rowKey={({ id }) => id} />
    </section>
  );
}

function Name({ line: { href, name, manufacturer, marks } }: { line: DeliveredLineView }) {
  return (
    <>
      <Link href={href} className="hover:text-leaf-ink hover:underline">
        {name}
      </Link>
      {manufacturer !== null && <span className="block text-small font-normal text-muted">{manufacturer}</span>}
      {marks.length > 0 && (
        <span className="flex flex-wrap gap-1.5 pt-1">
          {marks.map(({ tone, word }) => (
            <Badge key={word} tone={tone}>
              {word}
            </Badge>
          ))}
        </span>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { PrintoutBodyView } from './printout.server';

/** The lines; in print the head repeats and no row is split. */
export function PrintoutLines({ lines }: Pick<PrintoutBodyView, 'lines'>) {
  const { t } = useTranslation('papers');
  if (lines.length === 0) return <p>{t('noLines')}</p>;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t('lines')}</caption>
      <thead className="text-fine text-muted">
        <tr className="border-y border-ink">
          <th scope="col" className="hidden py-1.5 pr-2 text-left font-medium sm:table-cell print:table-cell">
            {t('column.number')}
          </th>
          <th scope="col" className="py-1.5 text-left font-medium">
            {t('column.name')}
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right font-medium">
            {t('column.quantity')}
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right font-medium">
            {t('column.price')}
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right font-medium">
            {t('column.discount')}
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right font-medium">
            {t('column.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, details, quantity, price, discount, total }, index) => (
          <tr key={id} className="break-inside-avoid border-b border-border align-top">
            <td className="hidden py-1.5 pr-2 text-muted sm:table-cell print:table-cell">{index + 1}</td>
            <td className="py-1.5">
              <span>{name}</span>
              <span className="block text-fine text-muted">{details}</span>
            </td>
            <td className="whitespace-nowrap py-1.5 pl-2 text-right">{quantity}</td>
            <td className="whitespace-nowrap py-1.5 pl-2 text-right">{price}</td>
            <td className="whitespace-nowrap py-1.5 pl-2 text-right">{discount}</td>
            <td className="whitespace-nowrap py-1.5 pl-2 text-right font-semibold">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

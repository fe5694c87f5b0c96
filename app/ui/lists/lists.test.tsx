import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from '../breadcrumbs';
import { DataTable } from './data-table';
import { Pagination } from './pagination';
import { renderPage } from '../render-page.fixture';
import { SummaryList } from './summary-list';

describe('DataTable', () => {
  const page = parse(
    renderToStaticMarkup(
      <DataTable
        caption="Orders"
        rows={[{ id: '1', sum: '10,00' }]}
        rowKey={({ id }) => id}
        columns={[
          { key: 'id', header: 'Number', cell: ({ id }) => id, phone: 'title' },
          { key: 'sum', header: 'Sum', cell: ({ sum }) => sum, align: 'right' },
        ]}
      />,
    ),
  );

  it('DataTable has a caption, column headers and rows', () => {
    expect(page.querySelector('caption')?.text).toBe('Orders');
    expect(page.querySelectorAll('th[scope=col]').map((head) => head.text)).toEqual(['Number', 'Sum']);
    expect(page.querySelectorAll('tbody tr')).toHaveLength(1);
  });

  it('DataTable has the column header beside each value in the stacked rows of a phone', () => {
    expect(page.querySelectorAll('td').map((cell) => [cell.querySelector('span')?.text, cell.text])).toEqual([
      [undefined, '1'],
      ['Sum', 'Sum10,00'],
    ]);
  });
});

describe('Pagination', () => {
  const labels = { label: 'Pages', previous: 'Back', next: 'On', page: (page: number) => `Page ${String(page)}` };
  const render = (current: number, count: number) =>
    parse(
      renderPage(
        <Pagination current={current} count={count} hrefOf={(page) => `/roses?page=${String(page)}`} labels={labels} />,
      ),
    );

  it('Pagination links pages, marks the current one and labels the previous and next page', () => {
    const page = render(2, 9);
    expect(page.querySelector('[aria-current=page]')?.text).toBe('2');
    expect(page.querySelector('[rel=prev]')?.getAttribute('href')).toBe('/roses?page=1');
    expect(page.querySelector('[rel=next]')?.getAttribute('aria-label')).toBe('On');
    expect(page.querySelector('[aria-label="Page 9"]')?.getAttribute('href')).toBe('/roses?page=9');
  });

  it('Pagination has no link before the first page or past the last, and is empty for one page', () => {
    expect(render(1, 2).querySelector('[rel=prev]')).toBeNull();
    expect(render(2, 2).querySelector('[rel=next]')).toBeNull();
    expect(render(1, 1).querySelector('nav')).toBeNull();
  });
});

describe('Breadcrumbs', () => {
  it('Breadcrumbs links every crumb except the current page', () => {
    const page = parse(
      renderPage(<Breadcrumbs label="Path" crumbs={[{ label: 'Catalogue', href: '/catalog' }, { label: 'Roses' }]} />),
    );
    expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/catalog']);
    expect(page.querySelector('[aria-current=page]')?.text).toBe('Roses');
  });
});

describe('SummaryList', () => {
  it('SummaryList pairs every label with its amount', () => {
    const page = parse(
      renderToStaticMarkup(
        <SummaryList
          rows={[
            { key: 'd', label: 'Discount', value: '−1,00', tone: 'fall' },
            { key: 't', label: 'Total', value: '9,00', tone: 'total' },
          ]}
        />,
      ),
    );
    expect(page.querySelectorAll('dt').map((term) => term.text)).toEqual(['Discount', 'Total']);
    expect(page.querySelectorAll('dd').map((amount) => amount.text)).toEqual(['−1,00', '9,00']);
  });
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const ROWS = 500;

/**
 * Processor time, ms, of one `renderToString` of a table of 500 rows of three cells, the last with a link: 2,502 elements.
 * What a page costs is told in its multiples, so that machines can be compared.
 * @param seconds processor time to measure for; as long again goes before, for V8 to optimize
 */
export function measureYardstick(seconds: number): number {
  const cell = (row: number, at: number) =>
    createElement(
      'td',
      { key: at },
      at < 2 ? `cell ${row}` : createElement('a', { href: `/rows/${row}` }, `row ${row}`),
    );
  const row = (at: number) =>
    createElement(
      'tr',
      { key: at, className: 'row', id: `row-${at}` },
      [0, 1, 2].map((each) => cell(at, each)),
    );
  const table = createElement(
    'table',
    null,
    createElement(
      'tbody',
      null,
      Array.from({ length: ROWS }, (_, at) => row(at)),
    ),
  );
  const run = () => {
    const startedAt = process.cpuUsage().user;
    const end = startedAt + seconds * 1_000_000;
    let count = 0;
    for (; process.cpuUsage().user < end; count += 1) renderToString(table);
    return (process.cpuUsage().user - startedAt) / 1_000 / count;
  };
  run();
  return run();
}

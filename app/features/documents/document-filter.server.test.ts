import { describe, expect, it } from 'vitest';
import { daysOf, parseDocumentFilter, serializeDocumentFilter } from './document-filter.server';

const read = (search: string) => parseDocumentFilter(new URLSearchParams(search));

describe('parseDocumentFilter', () => {
  it('parses an empty URL as no filter on page 1', () => {
    expect(read('')).toEqual({
      date: 'all',
      dateFrom: '',
      dateTo: '',
      documentType: '',
      status: '',
      page: 1,
      errors: {},
    });
  });

  it('parses days without a period as a range', () => {
    expect(read('dateTo=2026-11-20')).toMatchObject({ date: 'range', dateTo: '2026-11-20', errors: {} });
  });

  it.each([
    ['date=month', { date: 'errors:invalid' }],
    ['date=day', { dateFrom: 'documents:fault.noDate' }],
    ['date=range', { dateFrom: 'documents:fault.noDate' }],
    ['date=day&dateFrom=31.02.2026', { dateFrom: 'documents:fault.date' }],
    ['date=day&dateFrom=2026-02-30', { dateFrom: 'documents:fault.date' }],
    ['date=range&dateFrom=2026-11-01&dateTo=zzz', { dateTo: 'documents:fault.date' }],
    ['date=range&dateFrom=2026-11-02&dateTo=2026-11-01', { dateTo: 'documents:fault.order' }],
    ['documentType=love-letter', { documentType: 'documents:fault.choice' }],
    ['status=lost', { status: 'documents:fault.choice' }],
    ['date=range&dateFrom=2026-11-01&dateTo=2026-11-01', {}],
    ['date=all&dateFrom=nonsense', {}],
    ['date=day&dateFrom=2026-11-01&dateTo=nonsense', {}],
    ['dateFrom=2028-02-29', {}],
  ])('returns for %s the errors %j', (search, errors) => {
    expect(read(search).errors).toEqual(errors);
  });

  it.each(['25 11 26', '25 11 2026', '2026 11 25', '25. 11. 2026', '25–11–2026', ' 25.11.2026\u00a0р. '])(
    'parses the date %j as the 25th of November 2026',
    (typed) => {
      const search = new URLSearchParams({ date: 'day', dateFrom: typed });
      expect(parseDocumentFilter(search)).toMatchObject({ dateFrom: '2026-11-25', errors: {} });
    },
  );

  it('keeps an invalid value beside its error', () => {
    expect(read('date=day&dateFrom=31.02.2026').dateFrom).toBe('31.02.2026');
  });

  it.each(['0', '-3', '2.5', 'two', '99999999999999999999'])('parses page %s as page 1', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });
});

describe('daysOf', () => {
  it.each([
    ['date=all&dateFrom=2026-11-01', {}],
    ['date=day&dateFrom=2026-11-01', { dateFrom: '2026-11-01', dateTo: '2026-11-01' }],
    ['date=range&dateFrom=2026-11-01&dateTo=2026-11-20', { dateFrom: '2026-11-01', dateTo: '2026-11-20' }],
    ['date=range&dateFrom=2026-11-01', { dateFrom: '2026-11-01' }],
    ['date=range&dateTo=2026-11-20', { dateTo: '2026-11-20' }],
  ])('%s spans %j', (search, days) => {
    expect(daysOf(read(search))).toEqual(days);
  });
});

describe('serializing a document filter', () => {
  it('contains only active filters', () => {
    expect(serializeDocumentFilter(read('date=all&dateFrom=2026-11-01&page=3'))).toEqual({});
    expect(
      serializeDocumentFilter(
        read('date=day&dateFrom=2026-11-01&dateTo=2026-11-02&documentType=proforma&status=inWork'),
        2,
      ),
    ).toEqual({
      date: 'day',
      dateFrom: '2026-11-01',
      documentType: 'proforma',
      status: 'inWork',
      page: 2,
    });
  });
});

it.each(['25.11.2026', '25/11/2026', '25.11.26', '2026.11.25', '\u200e25.11.2026\u00a0', '2026-11-25'])(
  'parseDocumentFilter parses the day %j as 2026-11-25',
  (typed) => {
    expect(read(new URLSearchParams({ date: 'day', dateFrom: typed }).toString())).toMatchObject({
      dateFrom: '2026-11-25',
      errors: {},
    });
  },
);

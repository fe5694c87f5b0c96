import type { RequestContext } from '~/bff/context.server';
import {
  eventErrors,
  MAX_COUNT,
  MAX_GOODS,
  MAX_NAME,
  MAX_PIECES,
  MAX_SPARE,
  MAX_STEMS,
  MAX_TEXT,
  parseCount,
  parseSpare,
  sumStems,
  withSpare,
  type EventError,
  type EventFields,
  type PieceStems,
} from '~server/domain/event';
import { formatList, formatNumber } from '~/i18n/formats';
import { escapeRegExp } from '~server/escape-reg-exp';
import type { LineMatch } from '~server/search-index/match-line';
import type { MessageLine } from '~server/domain/order-text/read-message';

const MAX_EXAMPLE = 60;

/** A flower of a piece with the goods that it may mean. */
export interface PieceLine {
  readonly line: MessageLine;
  readonly match: LineMatch;
  /** Of a line that counts in packs; null where its product has none. */
  readonly packSize: number | null;
}

/** The flowers of a piece; talk among them is skipped. */
export interface ReadPiece {
  readonly lines: readonly PieceLine[];
  readonly skipped: readonly string[];
}

export interface EventNeed {
  readonly key: string;
  readonly line: MessageLine;
  readonly match: LineMatch;
  /** As it is named on the sheet. */
  readonly name: string;
  readonly stems: number;
  /** Stems with the spare ones. */
  readonly pieces: number;
}

export interface FieldErrorView {
  readonly fieldId: string;
  readonly message: string;
}

export interface ReadEvent {
  readonly errors: readonly FieldErrorView[];
  readonly spare: number;
  readonly counts: readonly number[];
  readonly stems: readonly PieceStems[];
  readonly needs: readonly EventNeed[];
  readonly skipped: readonly string[];
}

/** What is needed for an event, or what is wrong with it. @param pieces what was read of each piece */
export function readEvent(ctx: RequestContext, fields: EventFields, pieces: readonly ReadPiece[]): ReadEvent {
  const errors = eventErrors(fields).map((error) => toErrorView(ctx, error));
  const counts = fields.pieces.map(({ count }) => parseCount(count) ?? 0);
  const spare = parseSpare(fields.spare) ?? 0;
  const read = pieces.flatMap(({ lines }, piece) => lines.map((each) => ({ piece, ...each, ...stemsOf(each) })));
  const wrong = read.flatMap(({ piece, line, problem }) =>
    problem === null ? [] : [{ fieldId: `stems-${piece}`, message: lineError(ctx, line, problem) }],
  );
  const unread = fields.pieces.flatMap(({ stems }, piece) =>
    stems !== '' && pieces[piece]?.lines.length === 0
      ? [{ fieldId: `stems-${piece}`, message: ctx.t('planning:error.noGoods') }]
      : [],
  );
  const stems = read.map(({ piece, line, match, stems: count }) => ({ piece, key: keyOf(line, match), stems: count }));
  const sums = sumStems(stems, counts);
  const tooMany =
    sums.size > MAX_GOODS ? [{ fieldId: 'stems-0', message: ctx.t('planning:error.goods', { most: MAX_GOODS }) }] : [];
  return {
    errors: [...errors, ...wrong, ...unread, ...tooMany],
    spare,
    counts,
    stems,
    needs: [...sums].flatMap(([key, sum]) => {
      const first = read.find(({ line, match }) => keyOf(line, match) === key);
      return first ? [toNeed(ctx, { key, line: first.line, match: first.match, stems: sum }, spare)] : [];
    }),
    skipped: pieces.flatMap(({ skipped }) => skipped),
  };
}

function toNeed({ t }: RequestContext, need: Omit<EventNeed, 'name' | 'pieces'>, spare: number): EventNeed {
  const pieces = withSpare(need.stems, spare);
  const stems = t('planning:stemCount', { count: need.stems });
  const amount =
    spare === 0 ? stems : t('planning:stemsWithSpare', { stems, all: t('planning:stemCount', { count: pieces }) });
  return { ...need, pieces, name: `${nameOf(need)}: ${amount}` };
}

/** The flower as written, without the number that turned out to be its quantity. */
export function nameOf({ line: { query, quantity, maybeLength }, match }: Pick<EventNeed, 'line' | 'match'>): string {
  const isCounted = quantity === '' && match.quantity !== '' && maybeLength?.figure === match.quantity;
  const name = isCounted ? query.replace(new RegExp(`\\s+${escapeRegExp(match.quantity)}$`), '') : query;
  return name.slice(0, MAX_EXAMPLE);
}

/** Lines that mean the same goods count as one. */
function keyOf({ query }: MessageLine, { kind, productIds }: LineMatch): string {
  return kind === 'unknown' ? `? ${query.toLowerCase()}` : productIds.join(' ');
}

type LineProblem = 'missing' | 'unclear' | 'notWhole' | 'tooMany' | 'noPack';

function stemsOf({ match: { quantity, unit, candidates }, packSize }: PieceLine): {
  readonly stems: number;
  readonly problem: LineProblem | null;
} {
  const reject = (problem: LineProblem) => ({ stems: 0, problem });
  if (quantity === '') return reject(candidates.length > 0 ? 'unclear' : 'missing');
  if (!/^\d+$/.test(quantity) || Number(quantity) === 0) return reject('notWhole');
  if (unit === 'pack' && packSize === null) return reject('noPack');
  const stems = Number(quantity) * (unit === 'pack' ? (packSize ?? 1) : 1);
  return stems > MAX_STEMS ? reject('tooMany') : { stems, problem: null };
}

function lineError({ t, language }: RequestContext, { typed, candidates }: MessageLine, problem: LineProblem): string {
  return t(`planning:line.${problem}`, {
    line: typed.slice(0, MAX_EXAMPLE),
    most: formatNumber(language, MAX_STEMS),
    choices: formatList(language, candidates, { type: 'disjunction' }),
  });
}

function toErrorView({ t, language }: RequestContext, { kind, piece }: EventError): FieldErrorView {
  const fieldIds = {
    name: piece === undefined ? 'name' : `piece-${piece}`,
    date: 'date',
    spare: 'spare',
    count: `count-${piece}`,
    text: `stems-${piece}`,
    empty: `stems-${piece}`,
    pieces: 'piece-0',
  };
  const most = {
    name: MAX_NAME,
    date: 0,
    spare: MAX_SPARE,
    count: MAX_COUNT,
    text: MAX_TEXT,
    empty: 0,
    pieces: MAX_PIECES,
  };
  return {
    fieldId: fieldIds[kind],
    message: t(`planning:error.${kind}`, { most: formatNumber(language, most[kind]) }),
  };
}

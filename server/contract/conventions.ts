import * as z from 'zod';
import { moneyOf } from './money';

/** Opaque identifier: a JSON string or number on the wire, always a string in the portal. */
export const id = z.union([z.string().min(1), z.number()]).transform(String);

/** Money of an answer: a number of at most 2 decimals on the wire. */
export const moneyIn = z.number().transform(moneyOf);

/** Money in a request body: the number that `toDecimal` makes of it. */
export const moneyOut = z.number();

/** ISO 8601 instant or date. */
export const isoTime = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'not an ISO 8601 time');

/** Calendar day, `2026-11-21`. */
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A closed list that may grow upstream: unknown members pass and are shown as they came. */
export function openEnum<const Members extends readonly string[]>(_members: Members): OpenEnum<Members[number]> {
  return z.string();
}

type OpenEnum<Member extends string> = z.ZodType<Member | (string & {}), string>;

/** Missing and `null` are the same to the portal. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value): z.output<Schema> | null => value ?? null);
}

/** As {@link optional}, for what the portal, too, leaves out where it is missing. */
export function omittable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value: z.input<Schema> | null | undefined) => value ?? undefined, schema.optional());
}

/** As {@link optional}, with a value of the portal's in its place. */
export function orElse<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) {
  return schema.nullish().transform((given): z.output<Schema> => given ?? value);
}

/** As {@link optional}, for what may also come in a shape of its own: the portal goes on as without it. */
export function lenient<Schema extends z.ZodType>(schema: Schema) {
  return optional(schema).catch(null);
}

/** An object whose parts may all be missing, and it with them; PHP writes `[]` for `{}`. */
export function sparse<Schema extends z.ZodObject>(schema: Schema) {
  type Given = z.input<Schema> | unknown[] | null | undefined;
  return z.preprocess((given: Given) => (given && !(Array.isArray(given) && given.length === 0) ? given : {}), schema);
}

/** Paging facts of a list; may be missing altogether. */
export const listMeta = z.object({
  page: z.number().int().positive(),
  perPage: z.number().int().positive(),
  total: z.number().int().nonnegative(),
});
export type ListMeta = z.output<typeof listMeta>;

/** `{ data: T }` */
export function dataOf<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ data: schema });
}

/** `{ data: T[], meta? }`, of which no entry may be missing: one that cannot be read makes the whole unreadable. */
export function wholeListOf<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ data: z.array(schema), meta: omittable(listMeta) });
}

/** A list whose entries stand alone; what was wrong with those that could not be read is told in `unread`, once for each. */
interface List<Entry> {
  data: Entry[];
  meta?: ListMeta | undefined;
  unread?: string[] | undefined;
}

/** `{ data: T[], meta? }`; an entry that cannot be read is left out, unless none can be. */
export function listOf<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<List<z.output<Schema>>, z.input<ReturnType<typeof wholeListOf<Schema>>>> {
  const list: z.ZodType<
    { data: z.input<Schema>[]; meta?: ListMeta | undefined },
    z.input<ReturnType<typeof wholeListOf<Schema>>>
  > = wholeListOf(z.custom<z.input<Schema>>());
  return list.transform(({ data, meta }, context): List<z.output<Schema>> => {
    const read = data.map((entry) => schema.safeParse(entry));
    const unread = read.flatMap(({ error }, index) => (error ? `data.${index}: ${describeIssues(error)}` : []));
    const [first] = unread;
    if (first !== undefined && unread.length === data.length) context.addIssue(first);
    return {
      data: read.flatMap((entry) => (entry.success ? [entry.data] : [])),
      meta,
      ...(first !== undefined && { unread }),
    };
  });
}

/** What is wrong with an answer, for logs: where and what was expected, never what stood there. */
export function describeIssues({ issues }: z.ZodError): string {
  return issues
    .slice(0, 5)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ');
}

/** `{ data: {} }` or no body at all: the call succeeded and says nothing more. */
export const acknowledged = z.unknown().transform(() => null);

/** Query of every list: pages count from 1, at most 100 entries each. */
export const paging = z.object({
  page: z.coerce.number().int().positive().optional(),
  perPage: z.coerce.number().int().positive().max(100).optional(),
});

/** Body of a failure; every part of it may be missing, or odd without taking the others with it. */
export const failure = z.object({
  status: omittable(z.coerce.number<number>().int()).catch(undefined),
  message: omittable(z.string()).catch(undefined),
  code: omittable(z.string()).catch(undefined),
  details: omittable(z.record(z.string(), z.unknown())).catch(undefined),
});
export type Failure = z.output<typeof failure>;

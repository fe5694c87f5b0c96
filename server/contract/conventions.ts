import * as z from 'zod';
import { DEFAULT_CURRENCY, moneyOf } from './money';

/** A string or number from the API, a string in the portal. */
export const id = z.union([z.string().min(1), z.number()]).transform(String);

/** A number with at most 2 decimals. */
export const moneyIn = z.number().transform((decimal) => moneyOf(decimal, DEFAULT_CURRENCY));

/** The number of `toDecimal`. */
export const moneyOut = z.number();

/** ISO 8601 instant or date. */
export const isoTime = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'not an ISO 8601 time');

export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Also accepts members that the portal does not know yet. */
export function openEnum<const Members extends readonly string[]>(_members: Members): OpenEnum<Members[number]> {
  return z.string();
}

type OpenEnum<Member extends string> = z.ZodType<Member | (string & {}), string>;

export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value): z.output<Schema> | null => value ?? null);
}

/** As {@link optional}, left out of the result when missing. */
export function omittable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value: z.input<Schema> | null | undefined) => value ?? undefined, schema.optional());
}

/** As {@link optional}, with a default. */
export function orElse<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) {
  return schema.nullish().transform((given): z.output<Schema> => given ?? value);
}

/** As {@link optional}; an invalid value counts as missing. */
export function lenient<Schema extends z.ZodType>(schema: Schema) {
  return optional(schema).catch(null);
}

/** An object whose parts are all optional. PHP sends `[]` for `{}`. */
export function sparse<Schema extends z.ZodObject>(schema: Schema) {
  type Given = z.input<Schema> | unknown[] | null | undefined;
  return z.preprocess((given: Given) => (given && !(Array.isArray(given) && given.length === 0) ? given : {}), schema);
}

export const listMeta = z.object({
  page: z.number().int().positive(),
  perPage: z.number().int().positive(),
  total: z.number().int().nonnegative(),
});
export type ListMeta = z.output<typeof listMeta>;

export function dataOf<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ data: schema });
}

/** `{ data: T[], meta? }`, invalid when any entry is. */
export function wholeListOf<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ data: z.array(schema), meta: omittable(listMeta) });
}

/** `unread`: one message for each invalid entry. */
interface List<Entry> {
  data: Entry[];
  meta?: ListMeta | undefined;
  unread?: string[] | undefined;
}

/** `{ data: T[], meta? }` without invalid entries; invalid when all are. */
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

/** Paths and expected types for logs, without values. */
export function describeIssues({ issues }: z.ZodError): string {
  return issues
    .slice(0, 5)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ');
}

/** `{ data: {} }` or no body. */
export const acknowledged = z.unknown().transform(() => null);

/** Pages count from 1, at most 100 entries each. */
export const paging = z.object({
  page: z.coerce.number().int().positive().optional(),
  perPage: z.coerce.number().int().positive().max(100).optional(),
});

/** Error body; each part is optional and may be invalid. */
export const failure = z.object({
  status: omittable(z.coerce.number<number>().int()).catch(undefined),
  message: omittable(z.string()).catch(undefined),
  code: omittable(z.string()).catch(undefined),
  details: omittable(z.record(z.string(), z.unknown())).catch(undefined),
});
export type Failure = z.output<typeof failure>;

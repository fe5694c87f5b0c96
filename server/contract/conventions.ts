import * as z from 'zod';

/** Opaque identifier: a JSON string or number on the wire, always a string in the portal. */
export const id = z.union([z.string().min(1), z.number()]).transform(String);

/** UAH on the wire (at most 2 decimals), whole kopiykas in the portal. */
export const money = z.number().transform((uah) => Math.round(uah * 100));

/** UAH as the wire wants it, for request bodies. */
export const uah = z.number();

/** Converts whole kopiykas to the wire's UAH number. */
export function toUah(kopiykas: number): number {
  return kopiykas / 100;
}

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

/** `{ data: T[], meta? }` */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ data: z.array(schema), meta: omittable(listMeta) });
}

/** `{ data: {} }` or no body at all: the call succeeded and says nothing more. */
export const acknowledged = z.unknown().transform(() => null);

/** Query of every list: pages count from 1, at most 100 entries each. */
export const paging = z.object({
  page: z.coerce.number().int().positive().optional(),
  perPage: z.coerce.number().int().positive().max(100).optional(),
});

/** Body of a failure; every part of it may be missing. */
export const failure = z.object({
  status: omittable(z.number().int()),
  message: omittable(z.string()),
  code: omittable(z.string()),
  details: omittable(z.record(z.string(), z.unknown())),
});
export type Failure = z.output<typeof failure>;

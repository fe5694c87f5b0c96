import * as z from 'zod';

export const MAX_LINES = 100;
export const MAX_LISTS = 40;
const MAX_NORMS = 300;

const short = (most: number) => z.string().min(1).max(most);

/** A variant with its last known lot, and its pieces. */
const listLine = z.object({
  name: short(120),
  lengthCm: z.number().nullable(),
  farmId: short(64).nullable(),
  lot: short(64),
  pieces: z.number().int().positive().max(9_999_999),
});
export type ListLine = Readonly<z.output<typeof listLine>>;

const savedList = z.object({
  id: short(12),
  name: short(60),
  lines: z.array(listLine).min(1).max(MAX_LINES).readonly(),
  /** Can be restored until the lists are changed again. */
  isDeleted: z.boolean().optional(),
});
export type SavedList = Readonly<z.output<typeof savedList>>;

/** Newest first. */
export const savedLists: z.ZodType<readonly SavedList[]> = z.array(savedList).max(MAX_LISTS);

/** What the shop wants to have of each good. */
export const norms: z.ZodType<readonly ListLine[]> = z.array(listLine).max(MAX_NORMS);

import * as z from 'zod';

export const MAX_LINES = 100;
export const MAX_TEMPLATES = 40;

const short = (most: number) => z.string().min(1).max(most);

/** A variant with its last known lot, and its pieces. */
const templateLine = z.object({
  name: short(120),
  lengthCm: z.number().nullable(),
  farmId: short(64).nullable(),
  lot: short(64),
  pieces: z.number().int().positive().max(9_999_999),
});
export type TemplateLine = Readonly<z.output<typeof templateLine>>;

const template = z.object({
  id: short(12),
  name: short(60),
  /** 1 is Monday, 7 Sunday; 0 is none. */
  weekday: z.number().int().min(0).max(7),
  lines: z.array(templateLine).min(1).max(MAX_LINES).readonly(),
  /** Can be restored until the templates are changed again. */
  isDeleted: z.boolean().optional(),
});
export type Template = Readonly<z.output<typeof template>>;

/** Newest first. */
export const templateList: z.ZodType<readonly Template[]> = z.array(template).max(MAX_TEMPLATES);

export type TemplateNaming = Pick<Template, 'name' | 'weekday'>;

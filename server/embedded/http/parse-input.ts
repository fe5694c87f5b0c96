import * as z from 'zod';
import { ApiError } from './api-error';

const MAX_BODY_BYTES = 1024 * 1024;

function isRepeatable(schema: z.ZodType): boolean {
  return schema instanceof z.ZodOptional ? isRepeatable(schema.unwrap() as z.ZodType) : schema instanceof z.ZodArray;
}

/** Known parameters only; repeatable ones as arrays. */
function collectQuery(url: URL, schema: z.ZodType): unknown {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const shape = schema.shape as Record<string, z.ZodType>;
  const present = Object.entries(shape).filter(([name]) => url.searchParams.has(name));
  return Object.fromEntries(
    present.map(([name, part]) => [
      name,
      isRepeatable(part) ? url.searchParams.getAll(name) : url.searchParams.get(name),
    ]),
  );
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => [issue.path.join('.'), issue.message] as const);
  throw new ApiError('VALIDATION_FAILED', Object.fromEntries(errors));
}

/** @throws ApiError `VALIDATION_FAILED` with each invalid parameter */
export function parseQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  return parse(schema, collectQuery(new URL(request.url), schema));
}

async function loadText({ body }: Request): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MAX_BODY_BYTES) throw new ApiError('BODY_TOO_LARGE');
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function loadJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('MALFORMED_BODY');
  }
}

/** @throws ApiError `BODY_TOO_LARGE`, `MALFORMED_BODY`, or `VALIDATION_FAILED` with each invalid field */
export async function loadBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  if (schema instanceof z.ZodUndefined) return parse(schema, undefined);
  return parse(schema, loadJson(await loadText(request)));
}

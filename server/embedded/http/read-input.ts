import { z } from 'zod';
import { ApiFailure } from './failure';

function isRepeatable(schema: z.ZodTypeAny): boolean {
  return schema instanceof z.ZodOptional ? isRepeatable(schema.unwrap() as z.ZodTypeAny) : schema instanceof z.ZodArray;
}

/** Collects the query's known parameters: a repeatable one as an array, however often it stands there. */
function collectQuery(url: URL, schema: z.ZodTypeAny): unknown {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const shape = schema.shape as z.ZodRawShape;
  const present = Object.entries(shape).filter(([name]) => url.searchParams.has(name));
  return Object.fromEntries(
    present.map(([name, part]) => [name, isRepeatable(part) ? url.searchParams.getAll(name) : url.searchParams.get(name)]),
  );
}

function parse<Schema extends z.ZodTypeAny>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input) as z.SafeParseReturnType<unknown, z.output<Schema>>;
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => [issue.path.join('.'), issue.message] as const);
  throw new ApiFailure('VALIDATION_FAILED', Object.fromEntries(faults));
}

/** @throws ApiFailure `VALIDATION_FAILED` naming each faulty parameter. */
export function readQuery<Schema extends z.ZodTypeAny>(request: Request, schema: Schema): z.output<Schema> {
  return parse(schema, collectQuery(new URL(request.url), schema));
}

/** @throws ApiFailure `MALFORMED_BODY` when it is no JSON, `VALIDATION_FAILED` naming each faulty field. */
export async function readBody<Schema extends z.ZodTypeAny>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  if (schema instanceof z.ZodUndefined) return parse(schema, undefined);
  const body: unknown = await request.json().catch(() => {
    throw new ApiFailure('MALFORMED_BODY');
  });
  return parse(schema, body);
}

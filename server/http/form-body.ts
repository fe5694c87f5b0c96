import type { IncomingMessage } from 'node:http';
import { BodyError } from './request-body';

const urlEncoded = 'application/x-www-form-urlencoded';

/** Content type of a posted form; an empty body is an empty form. @throws {BodyError} 400 for an invalid form */
export async function formTypeOf({ headers }: Pick<IncomingMessage, 'headers'>, body: Buffer): Promise<string> {
  const type = headers['content-type'] ?? '';
  if (body.length === 0 || kindOf(type) === urlEncoded) return urlEncoded;
  if (!(await parseMultipart(type, body))) throw new BodyError(400);
  return type;
}

/** Null for what is no valid multipart form. */
export async function parseMultipart(type = '', body: Buffer): Promise<FormData | null> {
  if (kindOf(type) !== 'multipart/form-data') return null;
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  return await form.formData().catch(() => null);
}

const kindOf = (type: string) => type.split(';', 1)[0]?.trim().toLowerCase();

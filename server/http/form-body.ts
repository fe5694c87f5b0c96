import type { IncomingMessage } from 'node:http';
import { BodyError } from './request-body';

const urlEncoded = 'application/x-www-form-urlencoded';

/** Content type of a posted form; an empty body is an empty form. @throws {BodyError} 400 for an invalid form */
export async function formTypeOf({ headers }: Pick<IncomingMessage, 'headers'>, body: Buffer): Promise<string> {
  const type = headers['content-type'] ?? '';
  const kind = type.split(';', 1)[0]?.trim().toLowerCase();
  if (body.length === 0 || kind === urlEncoded) return urlEncoded;
  if (kind !== 'multipart/form-data' || !(await isReadable(type, body))) throw new BodyError(400);
  return type;
}

async function isReadable(type: string, body: Buffer): Promise<boolean> {
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  return await form.formData().then(
    () => true,
    () => false,
  );
}

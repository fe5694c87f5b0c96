import type { IncomingMessage } from 'node:http';
import { languages } from '../contract/enumerations';
import { parseMultipart } from './form-body';

const prefix = `^(?:/(?:${languages.join('|')}))?`;
/** As in the manifest's `share_target` (app/routes/resources/manifest.ts). */
const sharePath = new RegExp(`${prefix}/quick-order$`);
/** The page that takes files: `takesFiles` in the table of routes. */
const fileForm = new RegExp(`${prefix}/quick-order(?:\\.data)?$`, 'i');

export function takesFiles(path: string): boolean {
  return fileForm.test(path);
}
const sharedFields = new Set(['title', 'message', 'url', 'file']);

/** Whether a request may be what another app shares. The browser sends it itself, with `none`, which no page can. */
export function mayBeShared({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  return method === 'POST' && sharePath.test(url) && headers['sec-fetch-site'] === 'none';
}

/** Whether a body is what another app shares: texts or files for the message, and nothing that could ask for more. */
export async function isShared({ headers }: Pick<IncomingMessage, 'headers'>, body: Buffer): Promise<boolean> {
  const form = await parseMultipart(headers['content-type'], body);
  const fields = [...(form ?? [])];
  const isFilled = (value: FormDataEntryValue) => (value instanceof Blob ? value.size > 0 : value.trim() !== '');
  return fields.every(([name]) => sharedFields.has(name)) && fields.some(([, value]) => isFilled(value));
}

import { createHash } from 'node:crypto';
import text from './app.css?inline';

/** The style sheet as it is written into pages, and how a content security policy names it. */
export const writtenStyles = { text: text.trim(), hash: `'sha256-${createHash('sha256').update(text.trim()).digest('base64')}'` };

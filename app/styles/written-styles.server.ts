import { hashSource } from '~server/digest';
import all from './app.css?inline';

const text = all.replaceAll('\n', '');

/** The style sheet as it is written into pages, and how a content security policy names it. */
export const writtenStyles = { text, hash: hashSource(text) };

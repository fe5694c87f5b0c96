import type { Endpoint } from '../contract/endpoint';
import * as account from '../contract/account';
import * as addresses from '../contract/addresses';
import * as auth from '../contract/auth';
import * as cart from '../contract/cart';
import * as catalogue from '../contract/catalogue';
import * as content from '../contract/content';
import * as documents from '../contract/documents';
import * as notifications from '../contract/notifications';

export type RepeatLineStatus = 'holds' | 'differs' | 'not tried';

/** What is known of one call of the contract. */
export interface Finding {
  readonly endpoint: Endpoint;
  readonly verdict: RepeatLineStatus;
  /** How it differs, or why it was not tried; one line each. */
  readonly details: readonly string[];
}

/** Every call of the contract, noun by noun. */
export const everyEndpoint: readonly Endpoint[] = [
  auth,
  account,
  addresses,
  catalogue,
  content,
  cart,
  documents,
  notifications,
].flatMap((noun) => Object.values(noun).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'answer' in value;
}

/** The findings as a table for a terminal, a line for each call and its details under it. */
export function printFindings(findings: readonly Finding[]): string {
  const calls = findings.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  const width = Math.max(...calls.map((call) => call.length));
  const lines = findings.flatMap(({ verdict, details }, index) => {
    const [first = '', ...more] = details;
    return [
      `${(calls[index] ?? '').padEnd(width)}  ${verdict.padEnd(9)}  ${first}`.trimEnd(),
      ...more.map((line) => ' '.repeat(width + 13) + line),
    ];
  });
  const count = (verdict: RepeatLineStatus) => findings.filter((finding) => finding.verdict === verdict).length;
  return [...lines, '', `${count('holds')} hold, ${count('differs')} differ, ${count('not tried')} not tried`].join(
    '\n',
  );
}

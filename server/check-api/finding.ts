import type { Endpoint } from '../contract/endpoint';
import { endpoints } from '../contract/endpoints';

export type RepeatLineStatus = 'holds' | 'differs' | 'not tried';

/** What is known of one call of the contract. */
export interface Finding {
  readonly endpoint: Endpoint;
  readonly verdict: RepeatLineStatus;
  /** How it differs, or why it was not tried; one line each. */
  readonly details: readonly string[];
}

/** Every call of the contract, noun by noun. */
export const everyEndpoint: readonly Endpoint[] = Object.values<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(
  (noun) => Object.values(noun),
);

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

/**
 * Requests that the API was too late for, by the portal's own log: their pages rightly say that the supplier does not answer.
 * The API runs on the same machine, and where others load it too it may get no processor for seconds.
 */
export function countLate(logs: readonly string[]): number {
  const late = /"requestId":"([^"]+)"[^\n]*"kind":"(?:timeout|unavailable)"/g;
  return new Set([...logs.join('').matchAll(late)].map(([, id]) => id)).size;
}

/** How many of the answers failed otherwise: no answer, a 4xx or a 5xx that no lateness of the API explains. */
export function countFailed(answers: readonly (number | string)[], logs: readonly string[]): number {
  const sorry = answers.filter((answer) => answer === 503).length;
  const other = answers.filter((answer) => typeof answer === 'string' || (answer >= 500 && answer !== 503)).length;
  return other + Math.max(0, sorry - countLate(logs));
}

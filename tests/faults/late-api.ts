/** Requests for which the API was too late, by the log of the portal; on a busy machine it may get no CPU for seconds. */
export function countLate(logs: readonly string[]): number {
  const late = /"requestId":"([^"]+)"[^\n]*"kind":"(?:timeout|unavailable)"/g;
  return new Set([...logs.join('').matchAll(late)].map(([, id]) => id)).size;
}

/** Number of other failures: no response, a 4xx, or a 5xx that a late API does not explain. */
export function countFailed(answers: readonly (number | string)[], logs: readonly string[]): number {
  const sorry = answers.filter((answer) => answer === 503).length;
  const other = answers.filter((answer) => typeof answer === 'string' || (answer >= 500 && answer !== 503)).length;
  return other + Math.max(0, sorry - countLate(logs));
}

import { expect, it } from 'vitest';
import { catchApiError, catchRejection, catchRejectionOrBusy, catchUnlessBanned, type Outcome } from './result';
import { WholesaleError, type WholesaleErrorKind } from './wholesale-error';

const failures: readonly (readonly [kind: WholesaleErrorKind, status: number])[] = [
  ['network', 0],
  ['unavailable', 503],
  ['unavailable', 429],
  ['unauthorised', 401],
  ['banned', 403],
  ['denied', 403],
  ['notFound', 404],
  ['rejected', 409],
];
const errors = failures.map(
  ([kind, status]) => new WholesaleError(kind, { endpoint: 'GET /cart', requestId: 'r', status }),
);
const outage = ['network', 'unavailable (503)'];
const busy = 'unavailable (429)';

function nameOf({ kind, status }: WholesaleError): string {
  return kind === 'unavailable' ? `${kind} (${String(status)})` : kind;
}

it.each<[name: string, catching: (call: Promise<never>) => Promise<Outcome<never>>, thrown: readonly string[]]>([
  ['catchRefusal', catchRejection, [...outage, busy]],
  ['catchRefusalOrBusy', catchRejectionOrBusy, outage],
  ['catchApiError', catchApiError, []],
  ['catchUnlessBanned', catchUnlessBanned, ['banned']],
])('%s rethrows the errors that it does not catch', async (_name, catching, thrown) => {
  const thrownNow: string[] = [];
  for (const error of errors) {
    const outcome = await catching(Promise.reject(error)).catch(() => null);
    if (outcome) expect(outcome).toEqual({ ok: false, rejection: error });
    else thrownNow.push(nameOf(error));
  }
  expect(thrownNow).toEqual(thrown);
});

it('The catch functions rethrow errors that are no WholesaleError', async () => {
  for (const catching of [catchRejection, catchRejectionOrBusy, catchApiError, catchUnlessBanned]) {
    await expect(catching(Promise.reject(new TypeError('a bug')))).rejects.toThrow(TypeError);
  }
});

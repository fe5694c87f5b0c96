import { expect, it } from 'vitest';
import { CircuitOpenError } from './api/circuit-breakers';
import { ResponseTooLargeError } from './api/send';
import { ResponseTimeout } from './http/app-handler';
import { BodyError } from './http/request-body';
import { SilentHostError } from './images/fetch-original';
import { QueueFullError } from './limit-concurrency';
import { RedisUnavailableError } from './redis/redis-link';
import { CookieTooLargeError } from './session/cookie-chunks';
import { SessionEndedError } from './session/refresh';
import { EnvError } from './settings';
import { StoreUnavailableError } from './store/account-store';

it.each([
  new BodyError(413),
  new CircuitOpenError(),
  new CookieTooLargeError(),
  new EnvError([]),
  new QueueFullError(),
  new RedisUnavailableError(),
  new ResponseTimeout(),
  new ResponseTooLargeError(),
  new SessionEndedError(),
  new SilentHostError(),
  new StoreUnavailableError(),
])('an error of the server is logged under the name of its class: %o', (error) => {
  expect(error.name).toBe(error.constructor.name);
});

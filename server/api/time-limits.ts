import type { EndpointGroup } from '../contract/endpoint';

/** Milliseconds until a connection stands. */
export const CONNECT_MS = 1_000;

/** Milliseconds until an answer has come, of a file its first byte, by traffic class. */
export const timeLimits: Record<EndpointGroup, number> = {
  auth: 3_000,
  account: 3_000,
  catalogue: 3_000,
  cart: 3_000,
  documents: 10_000,
  order: 15_000,
  files: 10_000,
};

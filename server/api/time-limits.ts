import type { EndpointGroup } from '../contract/endpoint';

/** Milliseconds until the first byte of an answer, by traffic class. */
export const timeLimits: Record<EndpointGroup, number> = {
  auth: 5_000,
  account: 3_000,
  catalogue: 3_000,
  cart: 3_000,
  documents: 10_000,
  order: 15_000,
  files: 10_000,
};

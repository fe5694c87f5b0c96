import type { EndpointGroup } from '../contract/endpoint';

export const CONNECT_MS = 1_000;

/** Longest time for a response by class of traffic, ms; for files until the first byte. */
export const timeLimits: Record<EndpointGroup, number> = {
  auth: 3_000,
  account: 3_000,
  catalogue: 3_000,
  cart: 3_000,
  documents: 10_000,
  order: 15_000,
  files: 10_000,
};

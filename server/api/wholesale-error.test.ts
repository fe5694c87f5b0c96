import { STATUS_CODES } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WholesaleError } from './wholesale-error';

const errorOf = (status: number, failure?: { status?: number; message?: string }) =>
  new WholesaleError('rejected', { endpoint: 'cart.add', requestId: 'r1', status, failure });

const statuses = Array.from({ length: 112 }, (_, at) => 400 + at);

describe('What an API error says', () => {
  it('is the standard reason text of each status from 400 to 511, or the number where it has none', () => {
    for (const status of statuses) {
      const { saidStatus, reason } = errorOf(status);
      expect([saidStatus, reason]).toEqual([status, STATUS_CODES[status] ?? String(status)]);
    }
  });

  it('is the status and message of the body where they are there', () => {
    for (const status of statuses) {
      const { saidStatus, reason } = errorOf(400, { status, message: 'No' });
      expect([saidStatus, reason]).toEqual([status, 'No']);
      expect(errorOf(400, { status }).reason).toBe(STATUS_CODES[status] ?? String(status));
    }
  });

  it.each([0, 1, 200, 302, 399, 600, 70_000])('is the status of the response where the body says %i', (status) => {
    expect(errorOf(409, { status }).saidStatus).toBe(409);
  });

  it.each([0, 200, 204])('is nothing for a response without an error status (%i)', (status) => {
    const { saidStatus, reason } = errorOf(status, { status: 409, message: 'No' });
    expect([saidStatus, reason]).toEqual([status, '']);
  });
});

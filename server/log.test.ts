import { expect, it } from 'vitest';
import { createLog } from './log';

function logged(write: (log: ReturnType<typeof createLog>) => void, level = 'info'): string[] {
  const lines: string[] = [];
  write(createLog(level, { write: (line) => void lines.push(line) }));
  return lines;
}

// @asvs 16.2.1
it('The log writes JSON lines of its level', () => {
  const lines = logged((log) => {
    log.debug('unheard');
    log.info({ id: 'r1' }, 'heard');
  });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 'info', id: 'r1', msg: 'heard' }]);
});

it('The log removes secrets at the top of a line and one object deep', () => {
  const canary = 'canary-0123456789';
  const secrets = {
    authorization: canary,
    cookie: canary,
    password: canary,
    phone: canary,
    access_token: canary,
    refreshToken: canary,
  };
  const lines = logged((log) =>
    log.info({ ...secrets, headers: { ...secrets, 'set-cookie': canary }, body: secrets }, 'call'),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain(canary);
});

it('The log keeps name, message, stack and cause of an error only', () => {
  const error = Object.assign(new Error('refused', { cause: new TypeError('no route') }), {
    response: { body: 'canary' },
  });
  const [line = ''] = logged((log) => log.error({ err: error }, 'failed'));
  expect(JSON.parse(line)).toMatchObject({
    err: { type: 'Error', message: 'refused', cause: { type: 'TypeError', message: 'no route' } },
  });
  expect(line).not.toContain('canary');
});

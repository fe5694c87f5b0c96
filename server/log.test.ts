import { expect, it } from 'vitest';
import { createLog } from './log';

function logged(write: (log: ReturnType<typeof createLog>) => void, level = 'info'): string[] {
  const lines: string[] = [];
  write(createLog(level, { write: (line) => void lines.push(line) }));
  return lines;
}

it('writes JSON lines of a level', () => {
  const lines = logged((log) => {
    log.debug('unheard');
    log.info({ id: 'r1' }, 'heard');
  });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 'info', id: 'r1', msg: 'heard' }]);
});

it('never writes secrets, however they stand in a line', () => {
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

it('keeps of an error only what describes it', () => {
  const error = Object.assign(new Error('refused', { cause: new TypeError('no route') }), {
    response: { body: 'canary' },
  });
  const [line = ''] = logged((log) => log.error({ err: error }, 'failed'));
  expect(JSON.parse(line)).toMatchObject({
    err: { type: 'Error', message: 'refused', cause: { type: 'TypeError', message: 'no route' } },
  });
  expect(line).not.toContain('canary');
});

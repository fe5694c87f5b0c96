import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('check-api with an invalid setting prints one line and exits before any call', { timeout: 60_000 }, () => {
  const env = {
    ...process.env,
    WHOLESALE_API_URL: 'api.example.com/1.0',
    SESSION_SECRET: '',
    CHECK_PHONE: '+380501112233',
    CHECK_PASSWORD: 'x',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/cli/check-api.ts'], {
    env,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    'The settings cannot be used:\n  WHOLESALE_API_URL: must be a URL starting with http:// or https://\n',
  );
});

it('check-api with an unknown option prints the usage', { timeout: 60_000 }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/cli/check-api.ts', '--wirte'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Unknown option '--wirte'.*\n\nChecks the wholesale API/);
});

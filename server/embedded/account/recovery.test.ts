import { expect, it, vi } from 'vitest';
import { demoAccounts } from '../demo-accounts';
import { useTestContext } from '../test-context.fixture';
import { confirmRecovery, loadLastCode, sendRecoveryCode } from './recovery';

const context = useTestContext();
const [{ phone }] = demoAccounts;

it('sendRecoveryCode logs the code instead of sending a text message', async () => {
  const log = vi.fn();
  await sendRecoveryCode({ ...context, store: context.store, log }, phone);
  expect(log).toHaveBeenCalledWith('password recovery code', { phone, code: await loadLastCode(context, phone) });
});

it('sendRecoveryCode does nothing for an unknown phone', async () => {
  const log = vi.fn();
  await sendRecoveryCode({ ...context, store: context.store, log }, '+380000000000');
  expect(log).not.toHaveBeenCalled();
});

it('A recovery code expires after a quarter of an hour', async () => {
  await sendRecoveryCode(context, phone);
  const code = (await loadLastCode(context, phone)) ?? '';
  context.clock.now = new Date(context.clock.now.getTime() + 15 * 60_000);
  await expect(confirmRecovery(context, phone, code, 'nova')).rejects.toThrow('WRONG_CODE');
});

it('A new recovery code replaces the old one', async () => {
  await sendRecoveryCode(context, phone);
  const old = (await loadLastCode(context, phone)) ?? '';
  let fresh = old;
  while (fresh === old) {
    await sendRecoveryCode(context, phone);
    fresh = (await loadLastCode(context, phone)) ?? '';
  }
  await expect(confirmRecovery(context, phone, old, 'nova')).rejects.toThrow('WRONG_CODE');
  await confirmRecovery(context, phone, fresh, 'nova');
});

import { beforeEach, expect, it, vi } from 'vitest';
import { registerForPush } from './push.client';

const device = vi.hoisted(() => ({ allow: (): void => undefined, calls: [] as string[] }));

vi.mock('@capacitor/core', () => ({ Capacitor: { isNativePlatform: () => true } }));
vi.mock('@capacitor/push-notifications', () => ({
  PushNotifications: {
    checkPermissions: () =>
      new Promise((resolve) => {
        device.allow = () => resolve({ receive: 'granted' });
      }),
    addListener: async (name: string) => {
      device.calls.push(`listen to ${name}`);
      return Promise.resolve({ remove: () => device.calls.push(`leave ${name}`) });
    },
    register: async () => Promise.resolve(device.calls.push('register')),
  },
}));

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => void (device.calls = []));

it('registerForPush registers the device when permission is granted, and removes its listeners when stopped', async () => {
  const stop = registerForPush();
  device.allow();
  await settle();
  stop();
  await settle();
  expect(device.calls).toEqual([
    'listen to registration',
    'listen to registrationError',
    'register',
    'leave registration',
    'leave registrationError',
  ]);
});

it('registerForPush registers nothing when it is stopped before permission is granted', async () => {
  registerForPush()();
  device.allow();
  await settle();
  expect(device.calls).toEqual([]);
});

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;

/** scrypt with salt, `salt:key` in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES);
  return `${salt.toString('hex')}:${key.toString('hex')}`;
}

/** In constant time. */
export async function matchesPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const derived = await derive(password, Buffer.from(salt, 'hex'), KEY_BYTES);
  return timingSafeEqual(derived, Buffer.from(key, 'hex'));
}

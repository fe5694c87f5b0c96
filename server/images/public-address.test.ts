import { expect, it } from 'vitest';
import { isPublicAddress, lookupPublic } from './public-address';

// @asvs 1.3.6
it.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a9fe:a9fe', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

// @fault C6
it.each([true, false])('lookupPublic fails for a name with a private address (all: %s)', async (all) => {
  const error = await new Promise((resolve) => {
    lookupPublic('localhost', { all }, (failed) => resolve(failed));
  });
  expect(error).toMatchObject({ message: 'localhost leads to a private address' });
});

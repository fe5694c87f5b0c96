import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address belongs to the open internet: not to this machine, its network, or anything reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Resolves a name for a connection and fails when any of its addresses is not public. As the very connection uses what was
 * checked, a name cannot lead elsewhere between the check and the use.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} leads to a private address`), '');
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

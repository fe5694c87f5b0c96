import type { NativeFault } from './native-fault';

/** Tells the server's log what went wrong on the device; the customer is not bothered with it. */
export function reportFault(fault: NativeFault): void {
  navigator.sendBeacon('/native/report', new URLSearchParams({ fault }));
}

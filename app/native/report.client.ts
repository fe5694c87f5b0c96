import type { NativeError } from './native-error';

/** Tells the server's log what went wrong on the device; the customer is not bothered with it. */
export function reportNativeError(error: NativeError): void {
  navigator.sendBeacon('/native/report', new URLSearchParams({ error }));
}

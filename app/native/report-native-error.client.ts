import type { NativeError } from './native-error';

export function reportNativeError(error: NativeError): void {
  navigator.sendBeacon('/native/report', new URLSearchParams({ error }));
}

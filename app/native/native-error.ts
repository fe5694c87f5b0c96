/** Errors of the device: logged, never shown (specification, section 8). */
export const nativeErrors = [
  'bridge',
  'push-setup',
  'push-registration',
  'push-device',
  'store',
  'update-check',
  'file',
] as const;
export type NativeError = (typeof nativeErrors)[number];

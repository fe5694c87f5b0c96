export interface NativeSettings {
  readonly url: URL;
  /** major.minor.patch, for the stores and the user agent. */
  readonly version: string;
  /** Grows with every upload to a store. */
  readonly build: number;
  readonly appId: string;
  readonly appName: string;
}

/** Parses PUBLIC_URL, APP_VERSION, APP_BUILD, APP_ID and SHOP_NAME. @throws {Error} with one line for each invalid setting */
export function readNativeSettings(source: Readonly<Record<string, string | undefined>>): NativeSettings {
  const {
    PUBLIC_URL = '',
    APP_VERSION = '1.0.0',
    APP_BUILD = '1',
    APP_ID = 'ua.kyiv.flowers.portal',
    SHOP_NAME = 'Flower portal',
  } = source;
  const errors = [
    !isPortal(PUBLIC_URL) &&
      'PUBLIC_URL: must be the portal’s origin, https (http only for this machine), such as https://shop.example',
    !/^\d+\.\d+\.\d+$/.test(APP_VERSION) && 'APP_VERSION: must be major.minor.patch, such as 1.4.2',
    !/^[1-9]\d{0,8}$/.test(APP_BUILD) && 'APP_BUILD: must be a whole number from 1',
    !/^[a-z]\w*(\.[a-z]\w*)+$/.test(APP_ID) && 'APP_ID: must be an application id such as ua.kyiv.flowers.portal',
    (SHOP_NAME.trim() === '' || /[<>"&\\]/.test(SHOP_NAME)) && 'SHOP_NAME: must be a name without <, >, ", & and \\',
  ].filter((error) => error !== false);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return {
    url: new URL(PUBLIC_URL),
    version: APP_VERSION,
    build: Number(APP_BUILD),
    appId: APP_ID,
    appName: SHOP_NAME,
  };
}

/** `10.0.2.2` is the host machine in an Android emulator. */
function isPortal(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  const isHere = ['localhost', '127.0.0.1', '10.0.2.2'].includes(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isHere)) && pathname === '/' && search + hash === '';
}

/** Class of the device (specification, section 4). */
export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** `mobileHint` is `Sec-CH-UA-Mobile`; the screen's smaller side (CSS px) and touch points are known only in the browser. */
export interface DeviceSigns {
  readonly userAgent: string;
  readonly mobileHint: boolean | null;
  readonly screenSide?: number;
  readonly touchPoints?: number;
}

/** Below this side a device that only says `Mobile` is a phone, px (specification, section 9). */
const PHONE_SIDE = 600;

const namedTablet = /iPad|Tablet(?! PC)|PlayBook|Kindle|Silk(?!.*Mobile)/i;
const namedPhone = /iPhone|iPod|Windows Phone|BlackBerry|BB10|Opera Mini|KAIOS/i;

export function deviceClassOf({ userAgent, mobileHint, screenSide = 0, touchPoints = 0 }: DeviceSigns): DeviceClass {
  if (namedTablet.test(userAgent)) return 'tablet';
  if (namedPhone.test(userAgent)) return 'mobile';
  if (mobileHint === true || /Mobi/i.test(userAgent)) return screenSide < PHONE_SIDE ? 'mobile' : 'tablet';
  if (/Android/i.test(userAgent)) return 'tablet';
  // An iPad sends the user agent of a Mac, but no Mac has a touch screen.
  return userAgent.includes('Macintosh') && touchPoints > 1 ? 'tablet' : 'desktop';
}

export function deviceClassOfRequest(headers: Headers): DeviceClass {
  const hint = headers.get('sec-ch-ua-mobile');
  return deviceClassOf({
    userAgent: headers.get('user-agent') ?? '',
    mobileHint: hint === null ? null : hint === '?1',
  });
}

/** What the customer holds (specification, section 4); `desktop` when it is neither phone nor tablet. */
export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** What a device tells about itself. */
export interface DeviceSigns {
  readonly userAgent: string;
  /** The client hint `Sec-CH-UA-Mobile`; null where the browser sends none. */
  readonly mobileHint: boolean | null;
  /** Smaller side of the screen, CSS px; only the browser knows it. */
  readonly screenSide?: number;
  /** Fingers the screen can tell apart; only the browser knows it. */
  readonly touchPoints?: number;
}

/** A device that calls itself no more than mobile is a phone below this side, px (specification, section 9). */
const PHONE_SIDE = 600;

const namedTablet = /iPad|Tablet(?! PC)|PlayBook|Kindle|Silk(?!.*Mobile)/i;
const namedPhone = /iPhone|iPod|Windows Phone|BlackBerry|BB10|Opera Mini|KAIOS/i;

/** The class of a device, as far as its signs tell. */
export function deviceClassOf({ userAgent, mobileHint, screenSide = 0, touchPoints = 0 }: DeviceSigns): DeviceClass {
  if (namedTablet.test(userAgent)) return 'tablet';
  if (namedPhone.test(userAgent)) return 'mobile';
  if (mobileHint === true || /Mobi/i.test(userAgent)) return screenSide < PHONE_SIDE ? 'mobile' : 'tablet';
  if (/Android/i.test(userAgent)) return 'tablet';
  // An iPad asks for pages as a Mac would, but no Mac has a touch screen.
  return userAgent.includes('Macintosh') && touchPoints > 1 ? 'tablet' : 'desktop';
}

/** The class of the device that sent a request. */
export function deviceClassOfRequest(headers: Headers): DeviceClass {
  const hint = headers.get('sec-ch-ua-mobile');
  return deviceClassOf({
    userAgent: headers.get('user-agent') ?? '',
    mobileHint: hint === null ? null : hint === '?1',
  });
}

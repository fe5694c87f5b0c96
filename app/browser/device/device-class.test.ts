import { describe, expect, it } from 'vitest';
import { deviceClassOf, deviceClassOfRequest } from './device-class';

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  firefoxPhone: 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0',
  firefoxTablet: 'Mozilla/5.0 (Android 14; Tablet; rv:131.0) Gecko/131.0 Firefox/131.0',
  silk: 'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4.1 like Chrome/120.0.6099.230 Safari/537.36',
  wrapper:
    'Mozilla/5.0 (Linux; Android 13; SM-A145F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 FlowerPortalApp/1.2.3 (android)',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  tabletPc: 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; SLCC2; Tablet PC 2.0; rv:11.0) like Gecko',
  crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

describe('deviceClassOfRequest', () => {
  it.each([
    ['iPhone', 'mobile'],
    ['android', 'mobile'],
    ['firefoxPhone', 'mobile'],
    ['wrapper', 'mobile'],
    ['iPad', 'tablet'],
    ['androidTablet', 'tablet'],
    ['firefoxTablet', 'tablet'],
    ['silk', 'tablet'],
    ['mac', 'desktop'],
    ['windows', 'desktop'],
    ['tabletPc', 'desktop'],
    ['crawler', 'desktop'],
  ] as const)('deviceClassOfRequest reads the user agent of %s as %s', (name, device) => {
    expect(deviceClassOfRequest(new Headers({ 'user-agent': agents[name] }))).toBe(device);
  });

  it('deviceClassOfRequest uses the client hint when the user agent does not say the class', () => {
    expect(deviceClassOfRequest(new Headers({ 'user-agent': 'Portal/1', 'sec-ch-ua-mobile': '?1' }))).toBe('mobile');
    expect(deviceClassOfRequest(new Headers({ 'user-agent': agents.androidTablet, 'sec-ch-ua-mobile': '?0' }))).toBe(
      'tablet',
    );
    expect(deviceClassOfRequest(new Headers())).toBe('desktop');
  });
});

describe('deviceClassOf', () => {
  it.each([
    [360, 'mobile'],
    [599, 'mobile'],
    [600, 'tablet'],
    [884, 'tablet'],
  ])('deviceClassOf takes an Android device of %i px with a mobile hint as %s', (screenSide, device) => {
    expect(deviceClassOf({ userAgent: agents.android, mobileHint: true, screenSide })).toBe(device);
  });

  it('deviceClassOf ignores the screen size when the user agent names the class', () => {
    expect(deviceClassOf({ userAgent: agents.iPhone, mobileHint: null, screenSide: 700 })).toBe('mobile');
    expect(deviceClassOf({ userAgent: agents.windows, mobileHint: false, screenSide: 400 })).toBe('desktop');
  });

  it('deviceClassOf recognises an iPad with the user agent of a Mac by its touch points', () => {
    expect(deviceClassOf({ userAgent: agents.mac, mobileHint: null, screenSide: 820, touchPoints: 5 })).toBe('tablet');
    expect(deviceClassOf({ userAgent: agents.mac, mobileHint: null, screenSide: 1117, touchPoints: 0 })).toBe(
      'desktop',
    );
  });
});

/** Where a fault was noticed: outside of React, in a promise nobody waited for, or in a page that gave way to its error page. */
export const clientErrorKinds = ['error', 'rejection', 'page'] as const;

export type ClientErrorKind = (typeof clientErrorKinds)[number];

/** Frames of a stack that are kept. */
export const MAX_FRAMES = 15;

/** One place in a bundle: `entry.client-B1x_9.js:1:2345`. */
export const framePattern = /^[\w.$~-]{1,120}\.js:\d{1,7}:\d{1,7}$/;

const frameInStack = /\/assets\/([\w.$~-]+\.js:\d+:\d+)/g;

/** The places of a stack that lie in the portal's own bundles. Messages, addresses and names stay out: they may hold what a customer typed. */
export function framesOf(stack: string): string[] {
  return [...stack.matchAll(frameInStack)].map(([, frame = '']) => frame).slice(0, MAX_FRAMES);
}

export const clientErrorKinds = ['error', 'rejection', 'page'] as const;

export type ClientErrorKind = (typeof clientErrorKinds)[number];

export const MAX_FRAMES = 15;

export const framePattern = /^[\w.$~-]{1,120}\.js:\d{1,7}:\d{1,7}$/;

const frameInStack = /\/assets\/([\w.$~-]+\.js:\d+:\d+)/g;

/** Frames of a stack in the portal's own bundles; messages and URLs may hold personal data and are left out. */
export function framesOf(stack: string): string[] {
  return [...stack.matchAll(frameInStack)].map(([, frame = '']) => frame).slice(0, MAX_FRAMES);
}

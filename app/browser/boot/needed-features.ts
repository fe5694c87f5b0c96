/**
 * What scripts use and a browser that runs modules may lack, as paths from `window`; where one is missing no script starts, and pages
 * work as without JavaScript. The streams are those in which Remix reads a page's data.
 */
export const neededFeatures: readonly string[] = [
  ...['Array.prototype.at', 'ReadableStream.prototype.pipeThrough', 'TransformStream', 'TextEncoderStream'],
];

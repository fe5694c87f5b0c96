/**
 * Files of libraries of which the server uses a few parts only, with those: the whole ones would bring dozens of modules into every start, of
 * the libraries and of node. `Response` brings what `Request` is made of; the wholesale API is spoken to in HTTP/1.1; what a process costs is
 * measured once somebody asks for it.
 * React 18 copies the props of each element, key by key; a view's are its own already, as React 19 takes them.
 * @type {Readonly<Record<string, string>>}
 */
const parts = {
  'react/jsx-runtime.js': `
    import { createElement } from 'react';
    const $$typeof = Symbol.for('react.element');
    export const Fragment = Symbol.for('react.fragment');
    export function jsx(type, props, key = null) {
      if ('key' in props || 'ref' in props || type.defaultProps)
        return createElement(type, key === null ? props : { key, ...props });
      return { $$typeof, type, key: key === null ? null : String(key), ref: null, props, _owner: null };
    }
    export { jsx as jsxs };`,
  'undici/index.js': `
    require('./lib/dispatcher/dispatcher').prototype.request = require('./lib/api/api-request');
    exports.Agent = require('./lib/dispatcher/agent');
    exports.install = () => {
      const { Response } = require('./lib/web/fetch/response');
      const { Request } = require('./lib/web/fetch/request');
      const { Headers } = require('./lib/web/fetch/headers');
      const { FormData } = require('./lib/web/fetch/formdata');
      Object.assign(globalThis, { FormData, Headers, Request, Response });
    };`,
  'undici/lib/dispatcher/client-h2.js': `
    module.exports = () => { throw new Error('HTTP/2 is left out'); };`,
  'prom-client/index.js': `
    exports.register = require('./lib/registry').globalRegistry;
    exports.Counter = require('./lib/counter');
    exports.Gauge = require('./lib/gauge');
    exports.Histogram = require('./lib/histogram');
    exports.collectDefaultMetrics = () => require('./lib/defaultMetrics')();`,
  'rate-limiter-flexible/index.js': `
    exports.RateLimiterMemory = require('./lib/RateLimiterMemory');
    exports.RateLimiterRedis = require('./lib/RateLimiterRedis');
    exports.RateLimiterRes = require('./lib/RateLimiterRes');`,
};

/** Libraries assert conditions only; node's module compares and prints values, too, and takes 8 ms to load. */
const assert = `module.exports = (value, message) => { if (!value) throw message instanceof Error ? message : new Error(message || 'assertion failed'); };`;

/** @type {import('esbuild').Plugin} */
export const leanLibraries = {
  name: 'lean-libraries',
  setup(build) {
    build.onResolve({ filter: /^(node:)?assert$/ }, () => ({ path: 'assert', namespace: 'lean' }));
    build.onLoad({ filter: /^assert$/, namespace: 'lean' }, () => ({ contents: assert, loader: 'js' }));
    for (const [file, contents] of Object.entries(parts)) {
      const filter = new RegExp(`node_modules[\\\\/]${file.replaceAll('/', '[\\\\/]').replace('.', '\\.')}$`);
      build.onLoad({ filter }, () => ({ contents, loader: 'js' }));
    }
  },
};

/**
 * Libraries of which the server uses a few parts only, with an index of those: the whole ones would bring dozens of modules into every start.
 * @type {Readonly<Record<string, string>>}
 */
const indexes = {
  'undici/index.js': `
    require('./lib/dispatcher/dispatcher').prototype.request = require('./lib/api/api-request');
    exports.Agent = require('./lib/dispatcher/agent');`,
  'rate-limiter-flexible/index.js': `
    exports.RateLimiterMemory = require('./lib/RateLimiterMemory');
    exports.RateLimiterRedis = require('./lib/RateLimiterRedis');
    exports.RateLimiterRes = require('./lib/RateLimiterRes');`,
};

/** @type {import('esbuild').Plugin} */
export const leanLibraries = {
  name: 'lean-libraries',
  setup(build) {
    for (const [file, contents] of Object.entries(indexes)) {
      const filter = new RegExp(`node_modules[\\\\/]${file.replaceAll('/', '[\\\\/]').replace('.', '\\.')}$`);
      build.onLoad({ filter }, () => ({ contents, loader: 'js' }));
    }
  },
};

import { expect, it } from 'vitest';
import { deferScripts } from './deferred-scripts.server';

const page = `<html><body><p>type=&quot;module&quot;</p><link rel="modulepreload" href="/a.js"/><script nonce="n">data</script><script nonce="n" type="module" async="">import "/a.js"</script></body></html><script nonce="n">more</script>`;

it('deferScripts leaves no module that the browser fetches or runs by itself, and starts modules at the end of the body', () => {
  const html = deferScripts(page, { nonce: 'n', messages: ['/words/uk/</script>.json'] });
  expect(html).not.toMatch(/modulepreload" |type="module"/);
  expect(html).toContain('<link rel="late-module" href="/a.js"/><script nonce="n">data</script>');
  expect(html).toContain('<script nonce="n" type="late-module" async="">import "/a.js"</script>');
  expect(html).toMatch(/<script nonce="n">.*<\/script><\/body>/s);
  expect(html.split('</script>')).toHaveLength(5);
});

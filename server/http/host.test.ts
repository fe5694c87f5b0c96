import { connect } from 'node:net';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { env, startHost } from './host.fixture';

const html = `<!doctype html><p>${'Троянда Freedom 60 см. '.repeat(200)}</p>`;
const page = () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });

describe('the host before a Remix build', () => {
  it('answers', async () => {
    await using host = await startHost(page);
    const response = await fetch(host.url);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(html);
  });
});

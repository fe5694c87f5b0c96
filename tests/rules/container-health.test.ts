import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
const [, command = ''] = /^HEALTHCHECK .*\\\n\s*CMD (\[.*\])$/m.exec(dockerfile) ?? [];

/** Runs the HEALTHCHECK of the image against a server on `HOST` that answers `status`. */
async function isHealthy(HOST: string | undefined, status: number): Promise<boolean> {
  const server = createServer(
    (request, response) => void response.writeHead(request.url === '/healthz' ? status : 404).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const env = { ...process.env, HOST, PORT: String((server.address() as AddressInfo).port) };
  const [, ...args] = JSON.parse(command) as string[];
  const healthy = await promisify(execFile)(process.execPath, args, { env }).then(
    () => true,
    () => false,
  );
  server.closeAllConnections();
  server.close();
  return healthy;
}

it.each([undefined, '0.0.0.0', '127.0.0.2', 'localhost'])(
  'the HEALTHCHECK of the image reaches a portal that listens on %s',
  { timeout: 60_000 },
  async (host) => {
    expect(await isHealthy(host, 200)).toBe(true);
    expect(await isHealthy(host, 500)).toBe(false);
  },
);

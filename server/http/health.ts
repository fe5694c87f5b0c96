import type { ServerResponse } from 'node:http';
import type { ApiProbe } from './api-probe';
import type { Lifecycle } from './lifecycle';

export function sendHealth(response: ServerResponse): void {
  sendJson(response, 200, { status: 'alive' });
}

/** `/readyz`: 503 while starting or draining, else 200, also when the API is down, since the catalogue is still served from the cache. @param build id of the build that answers */
export async function sendReadiness(
  response: ServerResponse,
  { lifecycle, build, probe }: { lifecycle: Lifecycle; build: string; probe: ApiProbe },
): Promise<void> {
  if (lifecycle.phase !== 'ready') return sendJson(response, 503, { status: lifecycle.phase, build });
  sendJson(response, 200, { status: 'ready', build, api: await probe() });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const openResponses = new WeakMap<Duplex, Set<ServerResponse>>();

/** Closes a response with its connection; Node does so only for the first of several pipelined ones. */
export function closeWithConnection({ socket }: IncomingMessage, response: ServerResponse): void {
  const open = openResponses.get(socket) ?? watch(socket);
  open.add(response);
  response.once('close', () => open.delete(response));
}

export function hasStartedResponse(socket: Duplex): boolean {
  return [...(openResponses.get(socket) ?? [])].some(({ headersSent }) => headersSent);
}

function watch(socket: Duplex): Set<ServerResponse> {
  const open = new Set<ServerResponse>();
  openResponses.set(socket, open);
  socket.once('close', () => {
    for (const response of open) if (!response.socket) response.destroy().emit('close');
  });
  return open;
}

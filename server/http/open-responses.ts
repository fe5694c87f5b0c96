import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const openResponses = new WeakMap<Duplex, Set<ServerResponse>>();

/**
 * Closes an answer with its connection. Node does so for the one being sent; those pipelined behind it would never hear
 * that their customer has left.
 */
export function closeWithConnection({ socket }: IncomingMessage, response: ServerResponse): void {
  const open = openResponses.get(socket) ?? watch(socket);
  open.add(response);
  response.once('close', () => open.delete(response));
}

/** Whether part of an answer may have gone out on a connection already. */
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

import { connect, type Socket } from 'node:net';

/** A bare connection that collects whatever the server says. */
export interface RawConnection {
  readonly socket: Socket;
  /** All that was received when the server closed, or after the time. */
  received(ms?: number): Promise<string>;
}

/** Opens a connection and writes the lines, joined as HTTP wants them; an empty last line ends the headers. */
export function openRawConnection(port: number, ...lines: readonly string[]): RawConnection {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  return {
    socket,
    async received(ms = 1000) {
      const patience = new Promise<void>((resolve) => setTimeout(resolve, ms));
      await Promise.race([closed, patience]);
      socket.destroy();
      return Buffer.concat(chunks).toString('latin1');
    },
  };
}

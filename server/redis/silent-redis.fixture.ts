import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentRedis extends AsyncDisposable {
  readonly url: string;
  /** Connections that are open. */
  count(): number;
  /** From now on the connections there are get no answer; new ones do. */
  silence(): void;
}

/** A Redis that keeps nothing and can vanish without a word, as a machine does that loses its power. */
export async function startSilentRedis(): Promise<SilentRedis> {
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    socket.on('data', (chunk) => {
      if (!silent.has(socket))
        for (const command of chunk.toString().match(/\*\d+\r\n\$\d+\r\n\w+/g) ?? [])
          socket.write(/get$/i.test(command) ? '$-1\r\n' : '+OK\r\n');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => open.size,
    silence() {
      for (const socket of open) silent.add(socket);
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { sendWebResponse } from './node-response';

it('A stream is cancelled when the client has disconnected', async () => {
  const incoming = new IncomingMessage(new Socket());
  const outgoing = new ServerResponse(incoming).destroy();
  const cancel = vi.fn();
  expect(await sendWebResponse(incoming, outgoing, new Response(new ReadableStream({ cancel })))).toBeNull();
  expect(cancel).toHaveBeenCalledTimes(1);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { postNotice, signedNotice } from './notices.ts';

it('a notice does not wait for a shop that does not respond', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  const notice = {
    eventId: 'event',
    reference: 'payment',
    payment: { status: 'authorised' },
  } as const;
  await expect(postNotice(signedNotice(new Uint8Array(32), address, notice), 50)).rejects.toThrow(
    /timeout/,
  );
  silent.closeAllConnections();
  silent.close();
});

import https from 'node:https';
import { createServer as createSilent, type Server, type Socket } from 'node:net';
import tls from 'node:tls';
import { afterAll, describe, expect, it } from 'vitest';
import { callVendor } from '../../src/adapters/call-vendor.ts';
import { authority, expired, good, key } from './test-certificates.ts';

const open: Server[] = [];
const sockets: Socket[] = [];
const trusted = tls.getCACertificates('default');
afterAll(async () => {
  tls.setDefaultCACertificates(trusted);
  for (const socket of sockets) socket.destroy();
  for (const server of open) await new Promise((done) => server.close(done));
});

const portOf = async (server: Server) => {
  open.push(server);
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};
const vendorWith = (cert: string) =>
  portOf(https.createServer({ key, cert }, (_request, answer) => answer.end('{"ok":true}')));
const call = (url: string, timeoutMs = 30_000) => callVendor('The vendor', url, { method: 'GET', timeoutMs });

describe('an outside service', () => {
  it('with an expired certificate is not called, which may pass; one with a good certificate is', async () => {
    tls.setDefaultCACertificates([authority]);
    const fine = await vendorWith(good);
    expect(await call(`https://localhost:${fine}/`)).toEqual({ status: 200, body: { ok: true } });
    const late = await vendorWith(expired);
    await expect(call(`https://localhost:${late}/`)).rejects.toMatchObject({ trouble: 'unreachable' });
  });

  it('with an unknown name cannot be reached, which may pass', async () => {
    await expect(call('https://nowhere.invalid/')).rejects.toMatchObject({ trouble: 'unreachable' });
  });

  it('that takes the call and stays silent is given up after its time', async () => {
    const silent = await portOf(createSilent((socket) => socket.on('error', () => undefined)));
    await expect(call(`http://127.0.0.1:${silent}/`, 300)).rejects.toMatchObject({ trouble: 'late' });
  });
});

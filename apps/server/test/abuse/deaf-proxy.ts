import net from 'node:net';
import path from 'node:path';
import type { Connection } from '../../src/platform/embedded-postgres/connection.ts';

/** Everything but announcements, which PostgreSQL sends as messages of the kind `A`. */
const withoutAnnouncements = () => {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer): Buffer => {
    rest = Buffer.concat([rest, chunk]);
    const kept: Buffer[] = [];
    while (rest.length >= 5 && rest.length >= 1 + rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      if (rest[0] !== 'A'.charCodeAt(0)) kept.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return Buffer.concat(kept);
  };
};

/** Stands for a pooler in transaction mode: whatever is asked is answered, and nothing that is announced arrives. */
export const openDeafProxy = async (target: Connection) => {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const { host, port } = target;
    const database = path.isAbsolute(host)
      ? net.connect(`${host}/.s.PGSQL.${port}`)
      : net.connect(port, host);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
    }
    const kept = withoutAnnouncements();
    client.pipe(database);
    database.on('data', (chunk: Buffer) => client.write(kept(chunk)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { connection: { ...target, host: '127.0.0.1', port: address.port }, close };
};

import net from 'node:net';
import path from 'node:path';
import type { Connection } from '../../src/platform/embedded-postgres/connection.ts';

/** A PostgreSQL message begins with its kind: an announcement, and the end of an answer. */
const [announcement, ready] = ['A'.charCodeAt(0), 'Z'.charCodeAt(0)];

/** Passes answers on. Announcements pass only while an answer is awaited, as with PgBouncer. */
const withoutAnnouncements = () => {
  let waiting = true;
  let rest = Buffer.alloc(0);
  const asked = () => {
    waiting = true;
  };
  const answered = (chunk: Buffer): Buffer => {
    rest = Buffer.concat([rest, chunk]);
    const kept: Buffer[] = [];
    while (rest.length >= 5 && rest.length >= 1 + rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      if (waiting || rest[0] !== announcement) kept.push(rest.subarray(0, end));
      if (rest[0] === ready) waiting = false;
      rest = rest.subarray(end);
    }
    return Buffer.concat(kept);
  };
  return { asked, answered };
};

/** Plays a pooler in transaction mode: queries are answered, announcements are lost. */
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
    const { asked, answered } = withoutAnnouncements();
    client.on('data', asked).pipe(database);
    database.on('data', (chunk: Buffer) => client.write(answered(chunk)));
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

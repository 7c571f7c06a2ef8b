import net from 'node:net';
import path from 'node:path';
import type { Connection } from '../../src/platform/embedded-postgres/connection.ts';

/** A proxy to the database that can fall silent: it takes bytes and passes none on, and closes no connection. */
export type SilentProxy = {
  readonly connection: Connection;
  /** Plays a host that vanished: connections stay open without an answer. */
  readonly fallSilent: () => void;
  /** The host is back and has forgotten earlier connections, which stay silent for ever. */
  readonly comeBack: () => void;
  readonly close: () => Promise<void>;
};

const reach = ({ host, port }: Connection) =>
  path.isAbsolute(host) ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host);

export const openSilentProxy = async (
  target: Connection,
  /** Text of a query after which its connection falls silent for good. */
  silencedBy?: string,
): Promise<SilentProxy> => {
  let silent = false;
  const sockets = new Set<net.Socket>();
  const hold = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = net.createServer((client) => {
    hold(client);
    if (silent) return;
    const database = reach(target);
    hold(database);
    if (silencedBy !== undefined)
      client.on('data', (sent) => {
        if (sent.includes(silencedBy)) database.unpipe().pause();
      });
    client.pipe(database);
    database.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    connection: { ...target, host: '127.0.0.1', port: address.port },
    fallSilent: () => {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    comeBack: () => {
      silent = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

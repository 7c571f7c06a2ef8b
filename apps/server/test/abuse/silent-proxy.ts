import net from 'node:net';
import path from 'node:path';
import type { Connection } from '../../src/platform/embedded-postgres/connection.ts';

/** A way to the database that can fall silent: it takes what is sent and hands nothing on, and closes nothing. */
export type SilentProxy = {
  readonly connection: Connection;
  /** As when the host is gone without a word: connections stay open, and no answer comes any more. */
  readonly fallSilent: () => void;
  /** The host is back. It has forgotten the connections of before: they stay silent for ever. */
  readonly comeBack: () => void;
  readonly close: () => Promise<void>;
};

const reach = ({ host, port }: Connection) =>
  path.isAbsolute(host) ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host);

export const openSilentProxy = async (
  target: Connection,
  /** Falls silent by itself, for good, on a connection that says this. */
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

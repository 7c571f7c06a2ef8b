import { connect } from 'node:net';
import { addresses, type Name, names } from './machines.ts';
import { metricsToken, type Parts, password } from './parts.ts';
import { until } from './until.ts';

/** What a Valkey or a Sentinel says to one command; nothing where it does not say it within a second. */
const say = (host: string, port: number, command: string): Promise<string> =>
  new Promise((told) => {
    const socket = connect({ host, port });
    let said = '';
    const end = (words: string) => {
      socket.destroy();
      told(words);
    };
    socket.setTimeout(1_000, () => end(''));
    socket.on('error', () => end(''));
    socket.on('close', () => end(''));
    socket.on('data', (bytes) => {
      said += bytes;
      // The answer to what comes after it: a Sentinel knows no QUIT.
      if (said.includes('+PONG')) end(said);
    });
    socket.write(`AUTH ${password}\r\n${command}\r\nPING\r\n`);
  });

const roleOf = (name: Name) => say(addresses[name], 6379, 'INFO replication');

/** Whom the Sentinel of a machine takes for the primary. */
const namedBy = async (sentinel: Name): Promise<Name | undefined> => {
  const said = await say(addresses[sentinel], 26379, 'SENTINEL get-master-addr-by-name zanga');
  return names.find((name) => said.includes(addresses[name]));
};

/** The machine whose Valkey the Sentinels send everybody to. */
export const valkeyPrimary = async (): Promise<Name> => {
  let found: Name | undefined;
  await until('a primary of Valkey', async () => {
    for (const name of names) found ??= await namedBy(name);
    return found !== undefined;
  });
  return found ?? 'a';
};

/** Until the Sentinels that are reached name another. */
export const untilAnotherValkey = (former: Name): Promise<void> =>
  until('another primary of Valkey', async () => {
    const named = await Promise.all(names.map(namedBy));
    return named.filter((name) => name !== undefined && name !== former).length >= 2;
  });

const figuresOf = async (name: Name): Promise<string> => {
  const answer = await fetch(`http://${addresses[name]}:3000/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined);
  return (await answer?.text()) ?? '';
};

/** By which way each node hears of changes now, as it says itself. */
const heardFrom = async (): Promise<(string | undefined)[]> =>
  (await Promise.all(names.map(figuresOf))).map(
    (figures) => /^changes_heard_from\{way="(\w+)"\} 1$/m.exec(figures)?.[1],
  );

/** One primary that all three Sentinels name, two replicas, and three nodes of which one listens and tells the others. */
export const valkeyIsWhole = async (): Promise<boolean> => {
  const named = await Promise.all(names.map(namedBy));
  const [primary] = named;
  if (primary === undefined || named.some((name) => name !== primary)) return false;
  const replication = await roleOf(primary);
  if (!replication.includes('role:master') || !replication.includes('connected_slaves:2')) return false;
  const ways = (await heardFrom()).toSorted();
  return ways.join() === 'database,valkey,valkey';
};

type Places = Readonly<Record<Name, { readonly parts: Parts }>>;

/** Everything of Valkey at once, of all machines. */
export const killAllValkey = async (places: Places): Promise<void> => {
  for (const part of ['sentinel', 'valkey'] as const)
    await Promise.all(names.map((name) => places[name].parts[part].kill()));
};
export const startAllValkey = (places: Places): void => {
  for (const part of ['valkey', 'sentinel'] as const)
    for (const name of names) places[name].parts[part].start();
};

import { connect } from 'node:net';
import { addresses, type Name, names } from './machines.ts';
import { metricsToken, type Parts, password } from './parts.ts';
import { until } from './until.ts';

/** Answer of a Valkey or Sentinel to one command; empty after a second of silence. */
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
      // PONG answers the command after it: a Sentinel has no QUIT.
      if (said.includes('+PONG')) end(said);
    });
    socket.write(`AUTH ${password}\r\n${command}\r\nPING\r\n`);
  });

const roleOf = (name: Name) => say(addresses[name], 6379, 'INFO replication');

/** Primary according to a machine's Sentinel. */
const namedBy = async (sentinel: Name): Promise<Name | undefined> => {
  const said = await say(addresses[sentinel], 26379, 'SENTINEL get-master-addr-by-name zanga');
  return names.find((name) => said.includes(addresses[name]));
};

/** Machine whose Valkey the Sentinels name as primary. */
export const valkeyPrimary = async (): Promise<Name> => {
  let found: Name | undefined;
  await until('a primary of Valkey', async () => {
    for (const name of names) found ??= await namedBy(name);
    return found !== undefined;
  });
  return found ?? 'a';
};

/** Waits until the reachable Sentinels name another. */
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

/** Way by which each node hears of changes now, by its own report. */
const heardFrom = async (): Promise<(string | undefined)[]> =>
  (await Promise.all(names.map(figuresOf))).map(
    (figures) => /^changes_heard_from\{way="(\w+)"\} 1$/m.exec(figures)?.[1],
  );

/** Whether three Sentinels name one primary, two replicas follow, and one of three nodes listens for all. */
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

/** Kills every Valkey and Sentinel at once. */
export const killAllValkey = async (places: Places): Promise<void> => {
  for (const part of ['sentinel', 'valkey'] as const)
    await Promise.all(names.map((name) => places[name].parts[part].kill()));
};
export const startAllValkey = (places: Places): void => {
  for (const part of ['valkey', 'sentinel'] as const)
    for (const name of names) places[name].parts[part].start();
};

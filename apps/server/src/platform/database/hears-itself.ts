import pg from 'pg';
import type { DatabaseSettings } from './connection.ts';

const channel = 'heartbeat';

const connect = async ({ namedStatements: _, answerWithinMs: __, ...settings }: DatabaseSettings) => {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Whether an announcement on one connection reaches another: a pooler in between may swallow it. */
export const hearsItself = async (
  { settings, direct }: { readonly settings: DatabaseSettings; readonly direct: DatabaseSettings },
  patienceMs = 3_000,
): Promise<boolean> => {
  const [listener, speaker] = await Promise.all([connect(direct), connect(settings)]);
  try {
    const heard = new Promise<boolean>((resolve) => {
      listener.on('notification', ({ payload }) => payload === 'doctor' && resolve(true));
      setTimeout(() => resolve(false), patienceMs);
    });
    await listener.query(`listen ${channel}`);
    await speaker.query('select pg_notify($1, $2)', [channel, 'doctor']);
    return await heard;
  } finally {
    await Promise.all([listener.end(), speaker.end()]);
  }
};

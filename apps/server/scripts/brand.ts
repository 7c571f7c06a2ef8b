import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { changeSettings } from '../src/modules/brand/settings-store.ts';
import {
  changedLines,
  readSettings,
  settingLines,
  WrongSetting,
} from '../src/modules/brand/settings-words.ts';
import { howCalled } from '../src/platform/commands/how-called.ts';
import { openDb, openPool } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { tellPlainly } from './tell-plainly.ts';

// Shows or changes the brand's switches: npm run brand -- --feature zanga_prime=on
const usage = `Usage: ${howCalled('brand', '[options]')}; without options it shows how things are.
  --oldest-ios 2.4.0, --oldest-android 2.4.0     older apps are sent to their store
  --ios-store URL, --android-store URL           where that is; "none" for nowhere
  --feature zanga_prime=on, worker_badge=off     what the brand offers
  --social facebook=on, apple=off                networks people may sign in with
  --domain ordina.example.it=/pizze              the page that opens at a host
  --no-domain ordina.example.it                  the usual one again`;

const readOptions = () => {
  const text = { type: 'string' } as const;
  const list = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({
      options: {
        ...{ 'oldest-ios': text, 'oldest-android': text, 'ios-store': text, 'android-store': text },
        ...{ feature: list, social: list, domain: list, 'no-domain': list },
      },
    }).values;
  } catch (error) {
    throw new WrongSetting(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
};

const run = async (): Promise<void> => {
  const change = readSettings(readOptions());
  const config = readConfig(process.env);
  const log = makeLog({ LOG_LEVEL: 'warn' });
  const database = await openDatabase(config, log, console.log);
  const pool = openPool({ ...database.settings, max: 2 }, log);
  try {
    await migrate(pool);
    const told = await changeSettings(openDb(pool), config.BRAND_ID, change, new Date());
    if (!told) throw new WrongSetting('There is no brand in this database yet.');
    const changed = changedLines(told.before, told.after);
    for (const line of changed) console.log(`changed  ${line}`);
    for (const [name, value] of settingLines(told.after)) console.log(`${name}: ${value}`);
    if (changed.length > 0) console.log('Running servers know already.');
  } finally {
    await pool.end();
    await database.stop();
  }
};

tellPlainly();
try {
  await run();
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { withGateways } from './adapters/gateway/gateway-settings.ts';
import { adapterSettings, checkAdapters, withSandbox } from './adapters/settings.ts';
import { checkValkey, valkeySettings } from './adapters/valkey/valkey-settings.ts';
import { serverSettings } from './platform/server-settings.ts';

/** All settings, read from the environment alone and checked before the start. */
const Plain = z.object({ ...serverSettings, ...adapterSettings, ...valkeySettings });

/** Names of all settings; `docs/settings.md` and its neighbours explain each. */
export const settingNames: readonly string[] = Object.keys(Plain.shape);

const Settings = Plain.superRefine(checkAdapters)
  .superRefine(checkValkey)
  .superRefine(({ DATABASE_URL, DATABASE_DIRECT_URL }, context) => {
    if (DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_URL'],
        message: 'is needed with DATABASE_DIRECT_URL',
      });
  })
  .transform(withGateways)
  .transform(withSandbox);

export type Config = z.output<typeof Settings> & {
  readonly root: string;
  readonly dataDir: string;
  /** The release, or `checkout`. */
  readonly version: string;
};

/** A configuration that cannot work, in words for its author. */
export class ConfigError extends Error {}

const root = path.resolve(import.meta.dirname, '../../..');

const Release = z.object({ version: z.string() });

/** `npm run release` writes the version beside the code. */
const readVersion = (): string => {
  const file = path.join(root, 'release.json');
  return existsSync(file) ? Release.parse(JSON.parse(readFileSync(file, 'utf8'))).version : 'checkout';
};

/** Reads and checks the settings; a wrong one is named. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  // Operators read English; visitors read Italian messages about their input (`platform/http/validation.ts`).
  const read = Settings.safeParse(given, { error: z.locales.en().localeError });
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}\nSee docs/settings.md.`);
  }
  return { ...read.data, root, dataDir: path.resolve(root, read.data.DATA_DIR), version: readVersion() };
};

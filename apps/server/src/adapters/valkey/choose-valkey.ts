import type { Log } from '../../platform/log.ts';
import type { Valkey } from '../../platform/valkey/port.ts';
import { hasValkey, type ValkeySettings } from './valkey-settings.ts';

/** The Valkey that the configuration names; its library is loaded nowhere else. */
export const chooseValkey = async (settings: ValkeySettings, log: Log): Promise<Valkey | undefined> => {
  if (!hasValkey(settings)) return undefined;
  const { openValkey } = await import('./valkey.ts');
  return openValkey(settings, log);
};

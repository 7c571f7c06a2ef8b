import type { Log } from '../../platform/log.ts';
import type { Valkey } from '../../platform/valkey/port.ts';
import { hasValkey, type ValkeySettings } from './valkey-settings.ts';

/** The configured Valkey; without one its library is not loaded. */
export const chooseValkey = async (settings: ValkeySettings, log: Log): Promise<Valkey | undefined> => {
  if (!hasValkey(settings)) return undefined;
  const { openValkey } = await import('./valkey.ts');
  return openValkey(settings, log);
};

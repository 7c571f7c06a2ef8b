import { hasValkey, type ValkeySettings } from './valkey-settings.ts';

export type TriedValkey = { readonly isGood: boolean; readonly words: string };

const without =
  'the shop runs without it, each node counts calls by itself and hears of changes from the database';

/** Asks the configured Valkey for its identity; undefined without one. */
export const tryValkey = async (settings: ValkeySettings): Promise<TriedValkey | undefined> => {
  if (!hasValkey(settings)) return undefined;
  const { askValkey } = await import('./valkey.ts');
  try {
    const { server, version, role, replicas, ms } = await askValkey(settings);
    const words = `${server} ${version} answers in ${ms} ms as ${role} with ${replicas} replicas`;
    // A replica accepts no writes, so limits could not be counted there.
    return role === 'primary'
      ? { isGood: true, words }
      : { isGood: false, words: `${words}: only a primary can be written to. Until then ${without}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { isGood: false, words: `Valkey does not answer (${reason}): ${without}` };
  }
};

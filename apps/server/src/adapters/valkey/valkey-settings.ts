import { z } from 'zod';
import { flag, list } from '../../platform/setting-kinds.ts';

const hostAndPort = z
  .string()
  .regex(/^(\[[0-9a-fA-F:]+\]|[^:\s[\]]+):\d{1,5}$/, 'is a host and a port: valkey-1:26379');

/** Without one of the two addresses there is no Valkey, and nodes meet in PostgreSQL alone. */
export const valkeySettings = {
  /** One server: `redis://:password@host:6379`, with TLS `rediss://`; `valkey://` and `valkeys://` mean the same. */
  VALKEY_URL: z.url({ protocol: /^(redis|valkey)s?$/ }).optional(),
  /** Sentinels, which know the primary, comma-separated: `host:26379`. */
  VALKEY_SENTINELS: list.pipe(z.array(hostAndPort)).default([]),
  /** The Sentinels' name of the primary. */
  VALKEY_NAME: z.string().min(1).default('zanga'),
  VALKEY_USERNAME: z.string().min(1).optional(),
  VALKEY_PASSWORD: z.string().min(1).optional(),
  /** Password of the Sentinels, if they have one. */
  VALKEY_SENTINEL_PASSWORD: z.string().min(1).optional(),
  /** TLS to servers and Sentinels. */
  VALKEY_TLS: flag.default(false),
};

const Settings = z.object(valkeySettings);
export type ValkeySettings = z.output<typeof Settings>;

export const hasValkey = ({ VALKEY_URL, VALKEY_SENTINELS }: ValkeySettings): boolean =>
  VALKEY_URL !== undefined || VALKEY_SENTINELS.length > 0;

/** `VALKEY_URL` is complete; the other settings belong to the Sentinels. */
export const checkValkey = (settings: ValkeySettings, context: z.core.$RefinementCtx): void => {
  const complain = (name: keyof ValkeySettings, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message, input: settings });
  if (settings.VALKEY_URL !== undefined && settings.VALKEY_SENTINELS.length > 0)
    complain('VALKEY_URL', 'cannot be used together with VALKEY_SENTINELS');
  if (settings.VALKEY_SENTINELS.length > 0) return;
  for (const name of ['VALKEY_USERNAME', 'VALKEY_PASSWORD', 'VALKEY_SENTINEL_PASSWORD'] as const)
    if (settings[name] !== undefined)
      complain(name, 'is for VALKEY_SENTINELS; VALKEY_URL carries its own: redis://user:password@host:6379');
};

export type HostAndPort = { readonly host: string; readonly port: number };

export const sentinelsOf = ({ VALKEY_SENTINELS }: ValkeySettings): HostAndPort[] =>
  VALKEY_SENTINELS.map((entry) => {
    const { hostname, port } = new URL(`sentinel://${entry}`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
  });

/** Hosts that receive the password, and whether it travels encrypted. */
export const wayToValkey = (
  settings: ValkeySettings,
): { readonly hosts: readonly string[]; readonly isEncrypted: boolean } => {
  if (settings.VALKEY_URL === undefined)
    return { hosts: sentinelsOf(settings).map(({ host }) => host), isEncrypted: settings.VALKEY_TLS };
  const { hostname, protocol } = new URL(settings.VALKEY_URL);
  return { hosts: [hostname], isEncrypted: ['rediss:', 'valkeys:'].includes(protocol) };
};

import type { Log } from '../../platform/log.ts';
import type { Captcha } from './port.ts';
import { siteVerify } from './site-verify.ts';

export type TurnstileSettings = {
  readonly host: string;
  readonly siteKey: string;
  readonly secret: string;
  readonly log: Log;
  readonly timeoutMs?: number;
};

/** Cloudflare Turnstile. */
export const turnstile = ({ host, siteKey, ...rest }: TurnstileSettings): Captcha => {
  const verify = siteVerify({ vendor: 'Turnstile', url: `${host}/turnstile/v0/siteverify`, ...rest });
  const script = `${host}/turnstile/v0/api.js?render=explicit`;
  return {
    challenge: async () => ({ kind: 'turnstile', site_key: siteKey, script }),
    verify: (payload, { ip }) => verify(payload, ip),
  };
};

import type { Log } from '../../platform/log.ts';
import type { Captcha } from './port.ts';
import { siteVerify } from './site-verify.ts';

export type TurnstileSettings = {
  readonly host: string;
  readonly siteKey: string;
  readonly secret: string;
  /** Host names of our pages; a solution from other hosts is refused. */
  readonly pages: readonly string[];
  readonly log: Log;
  readonly timeoutMs?: number;
};

/** Cloudflare Turnstile. */
export const turnstile = ({ host, siteKey, ...rest }: TurnstileSettings): Captcha => {
  const verify = siteVerify({ vendor: 'Turnstile', url: `${host}/turnstile/v0/siteverify`, ...rest });
  const script = `${host}/turnstile/v0/api.js?render=explicit`;
  const from = [`${host}/turnstile/`, `${host}/cdn-cgi/challenge-platform/`];
  return {
    needs: { scripts: from, frames: from, connections: from, policies: [] },
    challenge: async () => ({ kind: 'turnstile', site_key: siteKey, script }),
    verify,
  };
};

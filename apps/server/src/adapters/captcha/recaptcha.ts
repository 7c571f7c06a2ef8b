import type { Log } from '../../platform/log.ts';
import type { Captcha } from './port.ts';
import { siteVerify } from './site-verify.ts';

export type RecaptchaSettings = {
  readonly host: string;
  readonly siteKey: string;
  readonly secret: string;
  /** Host names of our pages; a solution from other hosts is refused. */
  readonly pages: readonly string[];
  /** Visitors with a lower score count as machines; only version 3 gives one. */
  readonly minScore: number;
  readonly log: Log;
  readonly timeoutMs?: number;
};

/** Action name that pages and apps of former releases use for every purpose. */
const formerActions = ['submit'];

/** Google reCAPTCHA, version 2 or 3. */
export const recaptcha = ({ host, siteKey, ...rest }: RecaptchaSettings): Captcha => {
  const verify = siteVerify({
    vendor: 'reCAPTCHA',
    url: `${host}/recaptcha/api/siteverify`,
    formerActions,
    ...rest,
  });
  const script = `${host}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  const from = `${host}/recaptcha/`;
  return {
    needs: {
      scripts: [from, 'https://www.gstatic.com/recaptcha/'],
      frames: [from, 'https://recaptcha.google.com/recaptcha/'],
      connections: [from],
      policies: ['recaptcha', 'goog#html'],
    },
    challenge: async () => ({ kind: 'recaptcha', site_key: siteKey, script }),
    verify,
  };
};

import type { Log } from '../../platform/log.ts';
import type { Captcha } from './port.ts';
import { siteVerify } from './site-verify.ts';

export type RecaptchaSettings = {
  readonly host: string;
  readonly siteKey: string;
  readonly secret: string;
  /** Host names of our pages, where alone a visitor can have solved it. */
  readonly pages: readonly string[];
  /** Below it a visitor is taken for a machine; only version 3 tells a score. */
  readonly minScore: number;
  readonly log: Log;
  readonly timeoutMs?: number;
};

/** What pages and apps of former releases say for whatever it is. */
const formerActions = ['submit'];

/** Google reCAPTCHA, second or third version. */
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

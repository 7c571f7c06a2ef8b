import type { CaptchaChallenge, CaptchaPurpose } from '@zanga/contract/brand/captcha';
import { loadScript } from './load-script.ts';

export type VendorChallenge = Extract<CaptchaChallenge, { kind: 'turnstile' | 'recaptcha' }>;

type VendorRequest = {
  readonly purpose: CaptchaPurpose;
  /** Element for a vendor's own widget. */
  readonly place: HTMLElement | null;
};

/** Globals of the vendors' scripts, as far as they are used here. */
type VendorScripts = {
  readonly turnstile?: {
    readonly render: (
      place: HTMLElement,
      options: {
        readonly sitekey: string;
        readonly action: string;
        readonly language: string;
        readonly size: 'flexible';
        readonly callback: (token: string) => void;
        readonly 'error-callback': () => void;
      },
    ) => unknown;
  };
  readonly grecaptcha?: {
    readonly ready: (then: () => void) => void;
    readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>;
  };
};

// The window has no types for globals of foreign scripts.
const scripts = (): VendorScripts => window as unknown as VendorScripts;

const missing = (): never => {
  throw new Error('The captcha script has left nothing to call');
};

const byTurnstile = ({ site_key: sitekey }: VendorChallenge, { purpose, place }: VendorRequest) =>
  new Promise<string>((resolve, reject) => {
    const { turnstile } = scripts();
    if (!turnstile || !place) return missing();
    const inner = document.createElement('div');
    place.replaceChildren(inner);
    const failed = () => reject(new Error('Turnstile did not let through'));
    const options = { sitekey, action: purpose, language: 'it', size: 'flexible' } as const;
    turnstile.render(inner, { ...options, callback: resolve, 'error-callback': failed });
  });

const byRecaptcha = async ({ site_key }: VendorChallenge, { purpose }: VendorRequest) => {
  const grecaptcha = scripts().grecaptcha ?? missing();
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(site_key, { action: purpose });
};

/** Lets a vendor's own script decide, and returns its token. */
export const vendorToken = async (challenge: VendorChallenge, request: VendorRequest): Promise<string> => {
  await loadScript(challenge.script);
  return challenge.kind === 'turnstile' ? byTurnstile(challenge, request) : byRecaptcha(challenge, request);
};

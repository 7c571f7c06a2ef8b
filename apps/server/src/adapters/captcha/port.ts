import type { CaptchaChallenge } from '@zanga/contract/captcha';

export type Checked = 'passed' | 'failed' | 'unavailable';

/** Keeps machines out. A solution passes once, while it is fresh; `unavailable` when whoever judges does not answer. */
export type Captcha = {
  readonly challenge: (now: Date) => Promise<CaptchaChallenge>;
  readonly verify: (payload: string, asked: { readonly ip: string; readonly now: Date }) => Promise<Checked>;
};

import type { CaptchaChallenge, CaptchaPurpose } from '@zanga/contract/brand/captcha';

export type Checked = 'passed' | 'failed' | 'unavailable';

/** Page permissions for a vendor's script: origins or paths, and names of its Trusted Types policies. */
export type PageNeeds = Readonly<
  Record<'scripts' | 'frames' | 'connections' | 'policies', readonly string[]>
>;

/** Call that brings a solution. */
export type SolvedFor = { readonly ip: string; readonly now: Date; readonly purpose: CaptchaPurpose };

/** Keeps machines out. A fresh solution passes once; `unavailable` when the vendor does not answer. */
export type Captcha = {
  /** Permissions for the vendor's script; absent if the page needs none. */
  readonly needs?: PageNeeds;
  readonly challenge: (now: Date) => Promise<CaptchaChallenge>;
  readonly verify: (payload: string, context: SolvedFor) => Promise<Checked>;
};

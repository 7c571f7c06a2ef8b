import type { CaptchaChallenge, CaptchaPurpose } from '@zanga/contract/brand/captcha';

export type Checked = 'passed' | 'failed' | 'unavailable';

/** What a page must let in for a vendor's script to work: origins or paths, and names of its Trusted Types policies. */
export type PageNeeds = Readonly<
  Record<'scripts' | 'frames' | 'connections' | 'policies', readonly string[]>
>;

/** The call that a solution came with. */
export type SolvedFor = { readonly ip: string; readonly now: Date; readonly purpose: CaptchaPurpose };

/** Keeps machines out. A solution passes once, while it is fresh; `unavailable` when whoever judges does not answer. */
export type Captcha = {
  /** Origins and policies that pages must allow for the vendor's script; null where the page does the work by itself. */
  readonly needs?: PageNeeds;
  readonly challenge: (now: Date) => Promise<CaptchaChallenge>;
  readonly verify: (payload: string, context: SolvedFor) => Promise<Checked>;
};

import type { CaptchaChallenge } from '@zanga/contract/brand/captcha';

export type Checked = 'passed' | 'failed' | 'unavailable';

/** What a page must let in for a vendor's script to work: origins or paths, and names of its Trusted Types policies. */
export type PageNeeds = Readonly<
  Record<'scripts' | 'frames' | 'connections' | 'policies', readonly string[]>
>;

/** Keeps machines out. A solution passes once, while it is fresh; `unavailable` when whoever judges does not answer. */
export type Captcha = {
  /** Origins and policies that pages must allow for the vendor's script; null where the page does the work by itself. */
  readonly needs?: PageNeeds;
  readonly challenge: (now: Date) => Promise<CaptchaChallenge>;
  readonly verify: (
    payload: string,
    context: { readonly ip: string; readonly now: Date },
  ) => Promise<Checked>;
};

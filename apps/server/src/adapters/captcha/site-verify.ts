import { z } from 'zod';
import type { Log } from '../../platform/log.ts';
import { callVendor } from '../call-vendor.ts';
import { VendorProblem } from '../vendor-problem.ts';
import type { Checked, SolvedFor } from './port.ts';

export type SiteVerify = {
  readonly vendor: string;
  readonly url: string;
  readonly secret: string;
  /** Host names of our pages. */
  readonly pages: readonly string[];
  /** Actions accepted for every purpose. */
  readonly formerActions?: readonly string[];
  /** Least score, from 0 to 1, that passes; only some vendors give one. */
  readonly minScore?: number;
  readonly log: Log;
  readonly timeoutMs?: number;
};

const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Error words for trouble that is ours or the vendor's, not the visitor's. */
const notTheirs = /secret|internal|bad-request/;

type Verdict = z.output<typeof Verdict>;

/**
 * Reason to refuse a good token: solved on a page of another site, or for another purpose. An action the vendor does
 * not report is ignored: reCAPTCHA 2 has none, nor had Turnstile in former releases.
 */
const whyNotOurs = (
  { pages, formerActions = [] }: SiteVerify,
  { hostname, action }: Verdict,
  purpose: string,
): string | undefined => {
  if (hostname === undefined || !pages.includes(hostname.toLowerCase())) return 'another site';
  return !action || action === purpose || formerActions.includes(action) ? undefined : 'another action';
};

const judge = (settings: SiteVerify, status: number, body: unknown, purpose: string): Checked => {
  const { vendor, minScore = 0, log } = settings;
  const read = Verdict.safeParse(body);
  if (!read.success) {
    log.error({ vendor, status }, 'the captcha service answers strangely');
    return 'unavailable';
  }
  const { success, score = 1, 'error-codes': codes } = read.data;
  if (success) {
    const why = whyNotOurs(settings, read.data, purpose);
    const { hostname, action } = read.data;
    if (why !== undefined)
      log.warn({ vendor, why, hostname, action, purpose }, 'a captcha was not solved for us');
    return why === undefined && score >= minScore ? 'passed' : 'failed';
  }
  if (!codes.some((code) => notTheirs.test(code))) return 'failed';
  log.error({ vendor, codes }, 'the captcha service refuses us');
  return 'unavailable';
};

/** Asks a vendor whether a visitor's token is good; the vendor accepts each once. */
export const siteVerify =
  (settings: SiteVerify) =>
  async (response: string, { ip, purpose }: SolvedFor): Promise<Checked> => {
    const { vendor, url, secret, log, timeoutMs = 5_000 } = settings;
    try {
      const { status, body } = await callVendor(vendor, url, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response, remoteip: ip }).toString(),
        timeoutMs,
      });
      return judge(settings, status, body, purpose);
    } catch (error) {
      if (!(error instanceof VendorProblem)) throw error;
      log.error({ reason: error.message }, 'the captcha service cannot be asked');
      return 'unavailable';
    }
  };

import { z } from 'zod';
import type { Log } from '../../platform/log.ts';
import { callVendor } from '../call-vendor.ts';
import { VendorProblem } from '../vendor-problem.ts';
import type { Checked } from './port.ts';

export type SiteVerify = {
  readonly vendor: string;
  readonly url: string;
  readonly secret: string;
  /** Least score, from 0 to 1, that passes; only some vendors give one. */
  readonly minScore?: number;
  readonly log: Log;
  readonly timeoutMs?: number;
};

const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Words by which a vendor says that the trouble is ours or its own, not the visitor's. */
const notTheirs = /secret|internal|bad-request/;

const judge = ({ vendor, minScore = 0, log }: SiteVerify, status: number, body: unknown): Checked => {
  const read = Verdict.safeParse(body);
  if (!read.success) {
    log.error({ vendor, status }, 'the captcha service answers strangely');
    return 'unavailable';
  }
  const { success, score = 1, 'error-codes': codes } = read.data;
  if (success) return score >= minScore ? 'passed' : 'failed';
  if (!codes.some((code) => notTheirs.test(code))) return 'failed';
  log.error({ vendor, codes }, 'the captcha service refuses us');
  return 'unavailable';
};

/** Asks a vendor whether a visitor's token is good; the vendor sees to it that each is good once. */
export const siteVerify =
  (settings: SiteVerify) =>
  async (response: string, ip: string): Promise<Checked> => {
    const { vendor, url, secret, log, timeoutMs = 5_000 } = settings;
    try {
      const { status, body } = await callVendor(vendor, url, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response, remoteip: ip }).toString(),
        timeoutMs,
      });
      return judge(settings, status, body);
    } catch (error) {
      if (!(error instanceof VendorProblem)) throw error;
      log.error({ reason: error.message }, 'the captcha service cannot be asked');
      return 'unavailable';
    }
  };

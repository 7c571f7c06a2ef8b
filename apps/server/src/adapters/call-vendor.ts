import { troubleOfStatus } from '@zanga/domain/brand/service-trial';
import { inSpan, parentHeader } from '../platform/tracing/spans.ts';
import { VendorProblem } from './vendor-problem.ts';

export type VendorAnswer = { readonly status: number; readonly body: unknown };

export type VendorCall = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly timeoutMs?: number;
};

const patienceMs = 10_000;

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Calls an outside service and gives its answer, whatever the status. Redirects are not followed: a secret goes where
 * the configuration says and nowhere else. Silence and broken connections are trouble that may pass.
 */
export const callVendor = (name: string, url: string, call: VendorCall): Promise<VendorAnswer> =>
  inSpan(`call ${name}`, 'client', {}, () => ask(name, url, call));

const ask = async (
  name: string,
  url: string,
  { timeoutMs = patienceMs, ...call }: VendorCall,
): Promise<VendorAnswer> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...call,
      headers: { ...call.headers, ...parentHeader() },
    });
    return { status: response.status, body: asJson(await response.text()) };
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw new VendorProblem(`${name} ${late ? 'does not answer' : 'cannot be reached'}`, {
      trouble: late ? 'late' : 'unreachable',
    });
  }
};

/** The trouble that a status tells of, which is neither a yes nor a no. */
export const answered = (name: string, status: number, code = ''): VendorProblem =>
  new VendorProblem(`${name} answered ${status}${code && ` ${code}`}`, {
    trouble: troubleOfStatus(status),
    answer: `${status}${code && ` ${code}`}`,
  });

/** Whether a refusal is about what was sent. Any other status (overload, a wrong key of ours, no credit) may pass. */
export const isAboutMessage = (status: number): boolean => [400, 413, 422].includes(status);

import { type Trouble, troubleOfStatus } from '@zanga/domain/brand/service-trial';
import { inSpan, parentHeader } from '../platform/tracing/spans.ts';
import { VendorProblem } from './vendor-problem.ts';

export type VendorAnswer = {
  readonly status: number;
  readonly body: unknown;
  /** `Retry-After`: pause that the vendor asks for. */
  readonly waitSeconds: number | undefined;
};

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

/** `Retry-After` is seconds or a date; a date is compared with the vendor's own clock. */
const readWait = (headers: Headers): number | undefined => {
  const said = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(said)
    ? Number(said)
    : (Date.parse(said) - Date.parse(headers.get('date') ?? '')) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
};

/** Error codes after which the vendor may have read the call; other errors come before a byte has left. */
const brokenOff = /^(ECONNRESET|EPIPE|UND_ERR_(SOCKET|HEADERS_TIMEOUT|BODY_TIMEOUT|ABORTED)|HPE_.*)$/;

const mayHaveArrived = (error: unknown): boolean => {
  const { cause = error } = error instanceof Error ? error : {};
  return cause instanceof Error && 'code' in cause && brokenOff.test(String(cause.code));
};

/**
 * Calls an outside service and returns its answer, whatever the status. Redirects are refused: a secret goes only to
 * the configured host. Silence and broken connections are trouble that may pass.
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
    const body = asJson(await response.text());
    return { status: response.status, body, waitSeconds: readWait(response.headers) };
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    throw new VendorProblem(`${name} ${late ? 'does not answer' : 'cannot be reached'}`, {
      trouble: late ? 'late' : 'unreachable',
      mayHaveArrived: late || mayHaveArrived(error),
    });
  }
};

/** Problem for a status that is neither a yes nor a no. */
export const answered = (
  name: string,
  { status, waitSeconds }: Pick<VendorAnswer, 'status' | 'waitSeconds'>,
  code = '',
  trouble: Trouble = troubleOfStatus(status),
): VendorProblem =>
  new VendorProblem(`${name} answered ${status}${code && ` ${code}`}`, {
    trouble,
    answer: `${status}${code && ` ${code}`}`,
    waitSeconds,
  });

/** Whether the message itself was refused. Other statuses (overload, a wrong key, no credit) may pass. */
export const isAboutMessage = (status: number): boolean => [400, 413, 422].includes(status);

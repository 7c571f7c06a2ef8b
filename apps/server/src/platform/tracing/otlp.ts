import { z } from 'zod';
import type { Log } from '../log.ts';
import { type Span, spanKinds, traceTo } from './spans.ts';

export type OtlpSettings = {
  readonly endpoint: string;
  /** `name=value`, comma-separated, as in OpenTelemetry. */
  readonly headers: string;
  readonly service: string;
  readonly version: string;
  readonly ratio: number;
  readonly log: Log;
};

/** Longest queue: a collector that is away costs spans, never memory. */
const mostWaiting = 4_096;
const batch = 512;
const everyMs = 2_000;
const patienceMs = 5_000;

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

const attribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
});

const written = ({ traceId, spanId, parentId, name, kind, began, ended, attributes, failed }: Span) => ({
  traceId,
  spanId,
  ...(parentId !== undefined && { parentSpanId: parentId }),
  name,
  kind: spanKinds[kind],
  startTimeUnixNano: nanoseconds(began),
  endTimeUnixNano: nanoseconds(ended),
  attributes: Object.entries(attributes).map(attribute),
  status: failed ? { code: 2 } : {},
});

/** Decodes W3C baggage: `Authorization=Basic%20dXNlcg%3D%3D`. Invalid escapes stay as written. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const PartialSuccess = z.object({
  partialSuccess: z.object({
    rejectedSpans: z.coerce.number().default(0),
    errorMessage: z.string().default(''),
  }),
});

/** Spans refused by a collector that answered 200; undefined if it refused none. */
const partialIn = (text: string) => {
  try {
    return PartialSuccess.safeParse(JSON.parse(text)).data?.partialSuccess;
  } catch {
    return undefined;
  }
};

const headersOf = (list: string) =>
  Object.fromEntries(
    list.split(',').flatMap((entry) => {
      const [name, ...value] = entry.split('=');
      return name && value.length > 0 ? [[decoded(name.trim()), decoded(value.join('=').trim())]] : [];
    }),
  );

/** Sends spans to a collector by OTLP over HTTP, as JSON; the returned function sends the rest and ends. */
export const sendSpans = ({ endpoint, headers, service, version, ratio, log }: OtlpSettings) => {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const resource = {
    attributes: Object.entries({ 'service.name': service, 'service.version': version }).map(attribute),
  };
  const waiting: Span[] = [];
  let lost = 0;
  const post = async (spans: readonly Span[]) => {
    const scopeSpans = [{ scope: { name: 'zanga' }, spans: spans.map(written) }];
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      headers: { 'content-type': 'application/json', ...headersOf(headers) },
      body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
    const partial = partialIn(said);
    if (partial === undefined || partial.rejectedSpans === 0) return;
    lost += partial.rejectedSpans;
    log.warn({ reason: partial.errorMessage }, 'the collector refused some spans');
  };
  const flush = async () => {
    while (waiting.length > 0) await post(waiting.splice(0, batch));
    if (lost > 0) log.warn({ lost }, 'spans were lost: more were made than the collector took');
    lost = 0;
  };
  let sending: Promise<void> | undefined;
  const send = () => {
    sending ??= flush()
      .catch((error: unknown) => log.warn({ err: error }, 'spans could not be sent'))
      .finally(() => {
        sending = undefined;
      });
    return sending;
  };
  // A failure is logged inside, and the next send tries again.
  const timer = setInterval(() => void send(), everyMs);
  timer.unref();
  traceTo({
    ratio,
    take: (span) => {
      if (waiting.length < mostWaiting) waiting.push(span);
      else lost += 1;
    },
  });
  return async () => {
    clearInterval(timer);
    traceTo(undefined);
    await sending;
    await send();
  };
};

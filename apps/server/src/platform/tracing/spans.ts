import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Span kinds by OpenTelemetry's numbers. */
export const spanKinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

export type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly kind: keyof typeof spanKinds;
  name: string;
  readonly attributes: Record<string, string | number>;
  readonly began: number;
  ended: number;
  failed: boolean;
};

/** Receiver of finished spans; without one none are measured. */
type Sink = { readonly take: (span: Span) => void; readonly ratio: number };

let sink: Sink | undefined;
const running = new AsyncLocalStorage<Span | undefined>();

/** Whether spans are received; asked before one is made. */
export const isTracing = (): boolean => sink !== undefined;

export const traceTo = (to: Sink | undefined): void => {
  sink = to;
};

const now = () => performance.timeOrigin + performance.now();
const newSpanId = () => randomBytes(8).toString('hex');

type Parent = { readonly traceId: string; readonly spanId: string };

const parentShape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The caller's W3C trace header; undefined if invalid or not sampled. */
export const parentIn = (header: string | readonly string[] | undefined): Parent | undefined => {
  const [, traceId, spanId, flags = ''] = parentShape.exec(typeof header === 'string' ? header : '') ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return Number.parseInt(flags, 16) % 2 === 1 ? { traceId, spanId } : undefined;
};

/** Trace header for calls of ours. */
export const parentHeader = (): Record<string, string> => {
  const span = running.getStore();
  return span ? { traceparent: `00-${span.traceId}-${span.spanId}-01` } : {};
};

export const beginSpan = (
  name: string,
  kind: Span['kind'],
  attributes: Span['attributes'],
  parent: Parent | undefined = running.getStore(),
): Span | undefined => {
  if (sink === undefined || (parent === undefined && Math.random() >= sink.ratio)) return undefined;
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: newSpanId(),
    parentId: parent?.spanId,
    ...{ kind, name, attributes, began: now(), ended: 0, failed: false },
  };
};

export const endSpan = (span: Span, failed = false): void => {
  span.ended = now();
  span.failed ||= failed;
  sink?.take(span);
};

/** Runs work inside a span: spans begun in it are its children. */
export const within = <T>(span: Span, work: () => T): T => running.run(span, work);

/** The span around this code, if there is one. */
export const currentSpan = (): Span | undefined => running.getStore();

/** Measures work until its promise settles. */
export const inSpan = async <T>(
  name: string,
  kind: Span['kind'],
  attributes: Span['attributes'],
  work: () => Promise<T>,
): Promise<T> => {
  const span = isTracing() ? beginSpan(name, kind, attributes) : undefined;
  if (!span) return work();
  try {
    const answer = await within(span, work);
    endSpan(span);
    return answer;
  } catch (error) {
    endSpan(span, true);
    throw error;
  }
};

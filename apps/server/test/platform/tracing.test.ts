import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { callVendor } from '../../src/adapters/call-vendor.ts';
import { contact, openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { makeLog } from '../../src/platform/log.ts';
import { sendSpans } from '../../src/platform/tracing/otlp.ts';
import { currentSpan, inSpan, isTracing, parentIn } from '../../src/platform/tracing/spans.ts';
import { makeTestApp } from '../harness.ts';

type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
};

/** Requests received by a collector and a vendor. */
const bodies: string[] = [];
const handedOn: (string | undefined)[] = [];
const collector = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => {
    text += part.toString();
  });
  request.on('end', () => {
    if (request.url === '/v1/traces' && request.headers['x-key'] === 'Basic k==, 100%') bodies.push(text);
    else handedOn.push(request.headers.traceparent?.toString());
    const partial = request.headers['x-key'] === 'partial';
    const refused = { partialSuccess: { rejectedSpans: '2', errorMessage: 'too old' } };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(partial ? refused : {}));
  });
}).listen(0, '127.0.0.1');
await new Promise((heard) => collector.once('listening', heard));
const address = collector.address();
const at = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
afterAll(() => collector.close());

const app = await makeTestApp({
  env: {
    OTEL_EXPORTER_OTLP_ENDPOINT: at,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=Basic%20k%3D%3D%2C%20100%25, plain=100%',
    TRUST_PROXY: '127.0.0.1',
  },
});
const stand = await openStand(app);
await app.http.listen({ port: 0, host: '127.0.0.1' });
const listening = app.http.addresses()[0];
const own = `http://127.0.0.1:${typeof listening === 'object' ? listening.port : 0}`;

const spans = (): Sent[] =>
  bodies.flatMap(
    (body) =>
      (JSON.parse(body) as { resourceSpans: [{ scopeSpans: [{ spans: Sent[] }] }] }).resourceSpans[0]
        .scopeSpans[0].spans,
  );
const ofTrace = (id: string) => spans().filter(({ traceId }) => traceId === id);
const [trace, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];

describe('traces', () => {
  it('put a call below its trusted proxy’s span, and its statements below the call', async () => {
    const headers = { traceparent: `00-${trace}-${parent}-01` };
    expect((await fetch(`${own}/api/shops`, { headers })).status).toBe(200);
    const callOf = () => ofTrace(trace).find(({ name }) => name === 'GET /api/shops');
    // Statements end before their call and may be sent first.
    await expect.poll(callOf, { timeout: 20_000 }).toBeDefined();
    const call = callOf();
    expect(call).toMatchObject({ parentSpanId: parent });
    const statements = ofTrace(trace).filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(select|with) /)]),
    );
    for (const { startTimeUnixNano, endTimeUnixNano } of ofTrace(trace))
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
  });

  it('hold no personal data: no names, no mail, no phone, no address with an id', async () => {
    const { id } = await stand.placed(undefined, { payment_method: 'till' });
    const who = { email: contact.email, token: 'a'.repeat(43) };
    await fetch(`${own}/api/orders/${id}?email=ada.rossi@example.it`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(who),
    });
    await expect
      .poll(() => spans().filter(({ name }) => name === 'POST /api/orders/:order').length, {
        timeout: 20_000,
      })
      .toBeGreaterThan(0);
    expect(spans().some(({ name }) => / orders$/.test(name))).toBe(true);
    const told = bodies.join('\n');
    for (const secret of [id, contact.email, contact.telephone, contact.lastname, 'ada.rossi', 'aaaaaaa'])
      expect(told).not.toContain(secret);
  });

  it('are passed on to outside services', async () => {
    await inSpan('asked', 'internal', {}, async () => {
      const id = currentSpan()?.traceId;
      await callVendor('somebody', `${at}/vendor`, { body: '{}' });
      expect(handedOn.at(-1)).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`));
    });
  });

  it('have no parent from an invalid header', () => {
    for (const header of [undefined, 'x', `00-${'0'.repeat(32)}-${parent}-01`, `00-${trace}-${parent}-00`])
      expect(parentIn(header)).toBeUndefined();
  });

  it('are not made once tracing has ended, and a failing job still fails', async () => {
    await expect(inSpan('fails', 'internal', {}, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    await app.close();
    expect(isTracing()).toBe(false);
    expect(spans().some(({ name }) => name === 'fails')).toBe(true);
  });

  it('are counted as lost where the collector refuses them', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const log = makeLog({ LOG_LEVEL: 'warn' }, stream);
    const names = { service: 'zanga', version: 'test', ratio: 1 };
    const end = sendSpans({ endpoint: at, headers: 'x-key=partial', ...names, log });
    await inSpan('refused', 'internal', {}, async () => undefined);
    await end();
    expect(lines.join('')).toContain('"reason":"too old"');
    expect(lines.join('')).toContain('"lost":2');
  });
});

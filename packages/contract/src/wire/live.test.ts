import { expect, it, vi } from 'vitest';
import type { Api } from '../contract.ts';
import { liveClient } from './live.ts';

const refused = (status: number, code: string) => Response.json({ error: 'No', code }, { status });
const stream = (...events: object[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));

/** Watches a guest's order with the given answers in turn; after the last one the server is silent. */
const watching = (...answers: Response[]) => {
  const [onEvent, onRefused, onError] = [vi.fn(), vi.fn(), vi.fn()];
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('nobody answers');
    return answer;
  });
  const watch = liveClient<Api>({ baseUrl: '', fetch, onError });
  const given = { params: { order: 'ord_1' }, body: { token: 'key' } };
  const stop = watch('POST /api/orders/:order/live', given, { onEvent, onRefused });
  return { onEvent, onRefused, onError, fetch, stop };
};

it('silently tries again when the cookie changed before sending', async () => {
  const { onEvent, onRefused, onError, stop } = watching(refused(403, 'xsrf'), stream({ id: 'ord_1' }));
  await expect.poll(() => onEvent).toHaveBeenCalledWith({ id: 'ord_1' });
  stop();
  expect(onRefused).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

it('does not try again after a refusal', async () => {
  const { onRefused, fetch, stop } = watching(refused(404, 'order.not_found'), stream({ id: 'ord_1' }));
  await expect.poll(() => onRefused).toHaveBeenCalled();
  // Longer than the first pause between two tries.
  await new Promise((resolve) => setTimeout(resolve, 600));
  stop();
  expect(fetch).toHaveBeenCalledOnce();
});

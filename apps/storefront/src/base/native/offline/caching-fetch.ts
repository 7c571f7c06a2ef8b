import { planFor } from '../../../worker/cache-plan.ts';
import type { AnswerCache } from './answer-cache.ts';

type Settings = {
  readonly fetch: typeof fetch;
  readonly box: AnswerCache;
  /** Origin of the service. */
  readonly origin: string;
  /** Called with whether the service answered, or the cache had to. */
  readonly onReach: (reached: boolean) => void;
};

/** After this wait the network counts as gone, when a cached answer can be shown instead. */
const patienceMilliseconds = 4_000;

/** Calls about the installed version never come from the cache: the app may have been updated since. */
const ofThisVersion = /^\/api\/check\//;

const keyOf = (url: URL, method: string, origin: string): string | undefined => {
  if (ofThisVersion.test(url.pathname)) return undefined;
  // Cached answers are the same for all visitors: customers read the catalogue by separate calls.
  const plan = planFor({ method, mode: 'cors', url, signedIn: false }, origin);
  return plan.kind === 'fresh' ? plan.key : undefined;
};

/** Answers of a proxy whose server is being restarted. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

const late = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMilliseconds);
  });

/** Caching fetch: keeps the catalogue on the phone; without a network the app shows the last seen answers. */
export const cachingFetch =
  ({ fetch, box, origin, onReach }: Settings): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const key = keyOf(url, init?.method ?? 'GET', origin);
    if (key === undefined) return fetch(input, init);
    const asked = fetch(input, init).then(async (response) => {
      if (!isAway(response)) onReach(true);
      // A phone with full storage goes on without a cache.
      if (response.ok) void box.write(key, await response.clone().text()).catch(() => undefined);
      return response;
    });
    // The kept answer may be given before the call fails.
    asked.catch(() => undefined);
    // A phone without storage has no kept answer.
    const kept = await box.read(key).catch(() => undefined);
    if (kept === undefined || init?.signal?.aborted) return asked;
    // A failed call shows the kept answer below.
    const answer = await Promise.race([asked, late()]).catch(() => undefined);
    if (init?.signal?.aborted || (answer && !isAway(answer))) return answer ?? asked;
    onReach(false);
    return new Response(kept, { headers: { 'content-type': 'application/json', 'x-kept': '1' } });
  };

import { planFor } from '../../../worker/cache-plan.ts';
import type { AnswerCache } from './answer-cache.ts';

type Settings = {
  readonly fetch: typeof fetch;
  readonly box: AnswerCache;
  /** Where the service is. */
  readonly origin: string;
  /** Told whether the service answered, or something kept had to. */
  readonly onReach: (reached: boolean) => void;
};

/** A network that takes longer than this counts as none, when something kept can be shown instead. */
const patienceMilliseconds = 4_000;

/** Calls about the installed version, which are never answered from the cache: it may have been updated since. */
const ofThisVersion = /^\/api\/check\//;

const keyOf = (url: URL, method: string, origin: string): string | undefined => {
  if (ofThisVersion.test(url.pathname)) return undefined;
  // What the app keeps is the same for everybody, whoever is signed in: the catalogue has calls of its own for customers.
  const plan = planFor({ method, mode: 'cors', url, signedIn: false }, origin);
  return plan.kind === 'fresh' ? plan.key : undefined;
};

/** Answers of a proxy whose server is being restarted. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

const late = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMilliseconds);
  });

/** Caching fetch: keeps the catalogue on the phone, so that without a network the app shows what was seen last. */
export const cachingFetch =
  ({ fetch, box, origin, onReach }: Settings): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const key = keyOf(url, init?.method ?? 'GET', origin);
    if (key === undefined) return fetch(input, init);
    const asked = fetch(input, init).then(async (response) => {
      if (!isAway(response)) onReach(true);
      // A phone that is full goes on without remembering.
      if (response.ok) void box.write(key, await response.clone().text()).catch(() => undefined);
      return response;
    });
    asked.catch(() => undefined);
    const kept = await box.read(key).catch(() => undefined);
    if (kept === undefined || init?.signal?.aborted) return asked;
    const answer = await Promise.race([asked, late()]).catch(() => undefined);
    if (init?.signal?.aborted || (answer && !isAway(answer))) return answer ?? asked;
    onReach(false);
    return new Response(kept, { headers: { 'content-type': 'application/json', 'x-kept': '1' } });
  };

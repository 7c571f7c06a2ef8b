import { frames, planFor } from './cache-plan.ts';
import { press } from './pressed-push.ts';
import { readPushMessage, withPath } from './push-message.ts';
import { secondTry } from './second-try.ts';

// Runs beside the pages: without a network it answers with the last ones seen. Built to /sw.js.

declare const self: ServiceWorkerGlobalScope;

const edition = 'v1';
const offlinePage = '/offline.html';
const nameOf = (cache: string) => `shop-${cache}-${edition}`;

/** Most entries of each cache; the oldest goes first. One build of the site is some sixty files. */
const limits = { assets: 600, pictures: 400, pages: 60, catalogue: 200 };
/** After this wait the network counts as gone: sooner when a cached answer exists. */
const patienceMilliseconds = { kept: 4_000, nothing: 20_000 };

const trim = async (cache: keyof typeof limits) => {
  const store = await caches.open(nameOf(cache));
  const kept = await store.keys();
  // The offline page was cached first of all, and stays.
  const requests = kept.filter(({ url }) => new URL(url).pathname !== offlinePage);
  for (const request of requests.slice(0, Math.max(0, requests.length - limits[cache])))
    await store.delete(request);
};

const put = async (cache: keyof typeof limits, key: RequestInfo, response: Response) => {
  const store = await caches.open(nameOf(cache));
  await store.delete(key);
  await store.put(key, response);
  await trim(cache);
};

const late = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Pause before the worker retries a missing code file; the page itself may not ask again. */
const pauseMilliseconds = 500;

const keep = async (event: FetchEvent, cache: 'assets' | 'pictures') => {
  const kept = await caches.match(event.request, { cacheName: nameOf(cache) });
  if (kept) return kept;
  const response = await secondTry(
    () => fetch(event.request),
    () => late(pauseMilliseconds),
  );
  if (response.ok) event.waitUntil(put(cache, event.request, response.clone()));
  return response;
};

/** Answers of a proxy whose server is being restarted. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

/** Marks a cached answer, and removes its date, which the page would take for the present time (`api.tsx`). */
const undated = (response: Response) => {
  const headers = new Headers(response.headers);
  headers.delete('date');
  headers.set('x-kept', '1');
  return new Response(response.body, { status: response.status, headers });
};

const fresh = async (event: FetchEvent, cache: 'pages' | 'catalogue', key: string) => {
  const asked = fetch(event.request).then((response) => {
    if (response.ok && !response.redirected) event.waitUntil(put(cache, key, undated(response.clone())));
    return response;
  });
  const kept = await caches.match(key, { cacheName: nameOf(cache) });
  const patience = patienceMilliseconds[kept ? 'kept' : 'nothing'];
  // A failed call shows the kept page, or our own page below.
  const answer = await Promise.race([asked, late(patience)]).catch(() => undefined);
  if (kept && (!answer || isAway(answer))) return kept;
  if (answer) return answer;
  return cache === 'pages' ? ownWord() : Response.error();
};

/** Our own page for a missing network. */
const ownWord = async () => (await caches.match(offlinePage)) ?? Response.error();

/** Caches the personal screens' frames of this build, requested without credentials. */
const keepFrames = async () => {
  for (const path of frames) {
    const response = await fetch(path, { credentials: 'omit' });
    if (response.ok && !response.redirected)
      await put('pages', self.location.origin + path, undated(response));
  }
};

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(nameOf('assets')).then((store) => store.add(offlinePage)));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const mine = new Set(Object.keys(limits).map(nameOf));
  const forget = async () => {
    for (const name of await caches.keys())
      if (/^(shop|zanga)-/.test(name) && !mine.has(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const plan = planFor(
    { method, mode, url: new URL(url), signedIn: headers.has('authorization') },
    self.location.origin,
  );
  if (plan.kind === 'keep') event.respondWith(keep(event, plan.cache));
  if (plan.kind === 'tell') event.respondWith(fetch(event.request).catch(ownWord));
  if (plan.kind === 'fresh') event.respondWith(fresh(event, plan.cache, plan.key));
});

/** A page lists its build files: caches the ones it loaded before this worker was awake. */
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data)) return;
  const urls = event.data.filter((url): url is string => typeof url === 'string');
  const add = async () => {
    const store = await caches.open(nameOf('assets'));
    for (const url of urls) {
      const plan = planFor(
        { method: 'GET', mode: 'cors', url: new URL(url), signedIn: false },
        self.location.origin,
      );
      if (plan.kind === 'keep' && plan.cache === 'assets' && !(await store.match(url))) await store.add(url);
    }
  };
  // Files that are not kept now are kept when they are used.
  event.waitUntil(
    add()
      .then(keepFrames)
      .catch(() => undefined),
  );
});

const read = (data: PushMessageData | null) => {
  try {
    return readPushMessage(data?.json());
  } catch {
    return undefined;
  }
};

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Browsers demand that the device shows every push; a visible page also shows its own alert (STA-7). */
self.addEventListener('push', (event) => {
  const news = read(event.data);
  if (!news) return;
  const told = withPath(news);
  const tell = async () => {
    for (const page of await pages())
      if (page.visibilityState === 'visible') page.postMessage({ news: told });
    await self.registration.showNotification(news.title, {
      body: news.body,
      lang: 'it',
      icon: '/icons/icon-192.png',
      tag: told.path,
      data: news,
    });
  };
  event.waitUntil(tell());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const news = readPushMessage(event.notification.data);
  const open = () => self.clients.openWindow('/home');
  const ask = async () => (news ? press(withPath(news), await pages(), open) : open());
  // If no page comes to the front, opens a new one.
  event.waitUntil(ask().catch(open));
});

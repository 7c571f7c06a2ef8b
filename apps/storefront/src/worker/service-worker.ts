import { frames, planFor } from './cache-plan.ts';
import { press } from './pressed-push.ts';
import { readPushMessage, withPath } from './push-message.ts';
import { secondTry } from './second-try.ts';

// Runs beside the pages: what was seen last is there without a network. Built to /sw.js.

declare const self: ServiceWorkerGlobalScope;

const edition = 'v1';
const offlinePage = '/offline.html';
const nameOf = (cache: string) => `shop-${cache}-${edition}`;

/** How much is kept of each; the oldest goes first. One build of the site is some two hundred files. */
const limits = { assets: 600, pictures: 400, pages: 60, catalogue: 200 };
/** A network that takes longer than this counts as none, when something kept can be shown instead; and when not. */
const patienceMilliseconds = { kept: 4_000, nothing: 20_000 };

const trim = async (cache: keyof typeof limits) => {
  const store = await caches.open(nameOf(cache));
  const kept = await store.keys();
  // What is shown when all else is missing was kept first of all, and stays.
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

/** A page that once missed a piece of its code may not ask for it again, so the worker does. */
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

/** What stands before a service that is being started again says so with these. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

/** What is shown again later must not tell the page what time it is, and says that it was kept (`api.tsx`). */
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
  const answer = await Promise.race([asked, late(patience)]).catch(() => undefined);
  if (kept && (!answer || isAway(answer))) return kept;
  if (answer) return answer;
  return cache === 'pages' ? ownWord() : Response.error();
};

/** Our own page about the missing network. */
const ownWord = async () => (await caches.match(offlinePage)) ?? Response.error();

/** Keeps the frames of the screens that one may open anywhere, as they are built now; asked for without saying who asks. */
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

/** A page says what it was built from: what came before this worker was awake is kept, too. */
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

/** Shown by the device at all times, as browsers demand; a page that is looked at asks by itself, too (STA-7). */
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
  // A page that does not come to the front is left where it is: a new one is opened.
  event.waitUntil(ask().catch(open));
});

/** Cache of catalogue answers on the phone; the web uses the service worker's cache instead. */
export type AnswerCache = {
  readonly read: (key: string) => Promise<string | undefined>;
  readonly write: (key: string, text: string) => Promise<void>;
};

const database = 'shop-catalogue';
const store = 'answers';
/** Most answers in the cache; the oldest go first. */
const limit = 200;

type CachedAnswer = { readonly key: string; readonly text: string; readonly at: number };

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = () => {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(store, { keyPath: 'key' }).createIndex('at', 'at');
  };
  return done(request);
};

const trim = async (answers: IDBObjectStore) => {
  const surplus = (await done(answers.count())) - limit;
  if (surplus <= 0) return;
  for (const key of (await done(answers.index('at').getAllKeys())).slice(0, surplus)) answers.delete(key);
};

/** Answer cache in IndexedDB, opened when it is first used; opened again after an error. */
export const phoneAnswerCache = (clock: () => number): AnswerCache => {
  let opening: Promise<IDBDatabase> | undefined;
  const answers = async (mode: IDBTransactionMode) => {
    opening ??= open();
    opening.catch(() => {
      opening = undefined;
    });
    return (await opening).transaction(store, mode).objectStore(store);
  };
  return {
    read: async (key) => {
      const kept: CachedAnswer | undefined = await done((await answers('readonly')).get(key));
      return kept?.text;
    },
    write: async (key, text) => {
      const into = await answers('readwrite');
      await done(into.put({ key, text, at: clock() } satisfies CachedAnswer));
      await trim(into);
    },
  };
};

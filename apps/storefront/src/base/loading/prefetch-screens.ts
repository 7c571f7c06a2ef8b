import { preloadMilliseconds } from '../api/config.ts';
import { idle } from './idle.ts';
import { savesData } from './saves-data.ts';

/** Fetches one file of the built code into the browser's cache; it runs when its screen opens. */
const fetchFile = async (file: string, cache: RequestCache = 'default') => {
  const answer = await fetch(file, { cache, priority: 'low' });
  return answer.text();
};

/** Prefetches the code of the other screens (STA-11), one file at a time, whenever the browser is idle. */
const fetchScreens = async () => {
  // Written by the build: files of its own.
  const files = JSON.parse(await fetchFile('/screens.json', 'no-cache')) as readonly string[];
  for (const file of files) {
    await idle();
    await fetchFile(file);
  }
};

/** Starts the prefetching a little after the page is interactive, unless the person saves data. */
export const prefetchScreens = (): void => {
  if (savesData()) return;
  // A file that fails is fetched when its screen is opened.
  setTimeout(() => fetchScreens().catch(() => undefined), preloadMilliseconds);
};

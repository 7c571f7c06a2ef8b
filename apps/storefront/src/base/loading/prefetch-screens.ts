import { preloadMilliseconds } from '../api/config.ts';
import { idle } from './idle.ts';

/** Fetches one file of the built code, which the browser then has on the device; it is run when somebody goes there. */
const fetchFile = async (file: string, cache: RequestCache = 'default') => {
  const answer = await fetch(file, { cache, priority: 'low' });
  return answer.text();
};

/** Brings the other screens' code (STA-11), one file after the other and never in the way of this screen. */
const fetchScreens = async () => {
  // Written by the build: files of its own.
  const files = JSON.parse(await fetchFile('/screens.json', 'no-cache')) as readonly string[];
  for (const file of files) {
    await idle();
    await fetchFile(file);
  }
};

/** Begins with it a little after the page is alive. What could not be had is fetched when somebody goes there. */
export const bringScreens = (): void => {
  setTimeout(() => fetchScreens().catch(() => undefined), preloadMilliseconds);
};

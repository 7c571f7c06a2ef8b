import { trustedScript } from '../shared/trusted-scripts.ts';

const builtFrom = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** How long the page is left alone before the rest of the build is handed over. */
const calmMilliseconds = 6_000;

/** Makes the shop open without a network: what was seen stays on the device. */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(trustedScript('/sw.js'));
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => active?.postMessage([location.href, ...builtFrom()]), calmMilliseconds);
};

import './base/native/native.css';
import { RouterProvider } from '@tanstack/react-router';
import { noteReach } from '@zanga/browser/online.ts';
import { createRoot } from 'react-dom/client';
import { serviceUrl } from './base/api/config.ts';
import { followShell, prepareShell, toFirstScreen } from './base/native/launch.ts';
import { phoneAnswerCache } from './base/native/offline/answer-cache.ts';
import { cachingFetch } from './base/native/offline/caching-fetch.ts';
import { hideSplashAfter } from './base/native/splash.ts';
import { startClient } from './start.ts';

// The very first call carries the person's token and the device's identifier.
await prepareShell();

const { router, service, begin } = startClient(
  serviceUrl,
  cachingFetch({ fetch, box: phoneAnswerCache(Date.now), origin: serviceUrl, onReach: noteReach }),
);
followShell(router, service);
await toFirstScreen(router, begin());

const rendered = new Promise((resolve) => {
  router.subscribe('onRendered', resolve);
});
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
void hideSplashAfter(rendered);

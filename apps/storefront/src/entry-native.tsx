import './shared/native/native.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { serviceUrl } from './shared/config.ts';
import { keepingFetch } from './shared/native/keeping-fetch.ts';
import { phoneBox } from './shared/native/kept-box.ts';
import { followShell, prepareShell, toFirstScreen } from './shared/native/launch.ts';
import { hideSplashAfter } from './shared/native/splash.ts';
import { noteReach } from './shared/online.ts';
import { startClient } from './start.ts';

// Who one is, and on what, goes with the very first call.
await prepareShell();

const { router, service, begin } = startClient(
  serviceUrl,
  keepingFetch({ fetch, box: phoneBox(Date.now), origin: serviceUrl, onReach: noteReach }),
);
followShell(router, service);
await toFirstScreen(router, begin());

const rendered = new Promise((resolve) => {
  router.subscribe('onRendered', resolve);
});
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
void hideSplashAfter(rendered);

import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startClient } from './start.ts';

const { router, begin } = startClient(location.origin);

// A task of its own: between reading all this code and running it the browser can paint and hear a touch.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
  begin();
});

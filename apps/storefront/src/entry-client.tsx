import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startClient } from './start.ts';

// Tasks of their own: between reading all this code, starting and hydrating, the browser can paint and hear a touch.
setTimeout(() => {
  const { router, begin } = startClient(location.origin);
  setTimeout(() => {
    startTransition(() => {
      hydrateRoot(document, <RouterClient router={router} />);
    });
    begin();
  });
});

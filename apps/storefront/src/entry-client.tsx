import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startClient } from './start.ts';

const { router, begin } = startClient(location.origin);

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
begin();

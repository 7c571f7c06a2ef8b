import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { serviceUrl } from './shared/config.ts';
import { startClient } from './start.ts';

const { router, begin } = startClient(serviceUrl);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
begin();

import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Toaster } from '@zanga/ui/overlays/toaster.tsx';
import { texts } from '../base/texts.ts';

export const Route = createRootRoute({
  component: () => (
    <>
      <div className="isolate">
        <Outlet />
      </div>
      <Toaster label={texts.notifications} closeLabel={texts.close} />
    </>
  ),
});

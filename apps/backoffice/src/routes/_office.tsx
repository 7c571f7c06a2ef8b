import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router';
import { useIsDevice } from '../base/device.ts';
import { requireToken, useStillSignedIn } from '../base/require-sign-in.ts';
import { useToken } from '../base/session.ts';
import { DeviceDesk } from '../features/device/device-desk.tsx';
import { Frame } from '../features/frame/frame.tsx';
import { paletteSources } from '../palette-sources.ts';
import { officeParams } from '../parts/frame/use-shop.ts';
import { ProofQuestion } from '../parts/proof/proof-question.tsx';

/** Frame of every signed-in screen; the chosen shop stays from one screen to the next. */
export const Route = createFileRoute('/_office')({
  validateSearch: officeParams,
  search: { middlewares: [retainSearchParams(['negozio'])] },
  beforeLoad: requireToken,
  component: Office,
});

function Office() {
  const token = useToken();
  const device = useIsDevice();
  if (!useStillSignedIn()) return null;
  return (
    <Frame key={token} sources={paletteSources}>
      <Outlet />
      {device && <DeviceDesk />}
      <ProofQuestion />
    </Frame>
  );
}

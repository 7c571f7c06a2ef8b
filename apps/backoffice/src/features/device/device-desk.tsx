import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDeviceHere } from '../../base/device-here.ts';
import { Pad } from './pad.tsx';
import { useIdle } from './use-idle.ts';

/** Opens the scanner first on a scanner: it shows no orders. */
const useOwnScreen = () => {
  const here = useDeviceHere();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const away = here?.kind === 'scanner' && path === '/';
  useEffect(() => {
    if (away) void navigate({ to: '/scanner', replace: true });
  }, [away, navigate]);
};

/** Parts of a device beside every screen: the pad, and the watch for idle people. */
export function DeviceDesk() {
  useIdle();
  useOwnScreen();
  return <Pad />;
}

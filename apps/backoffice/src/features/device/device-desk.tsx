import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDeviceHere } from '../../base/device-here.ts';
import { Pad } from './pad.tsx';
import { useIdle } from './use-idle.ts';

/** A scanner shows no orders: its first screen is the scanner. */
const useOwnScreen = () => {
  const here = useDeviceHere();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const away = here?.kind === 'scanner' && path === '/';
  useEffect(() => {
    if (away) void navigate({ to: '/scanner', replace: true });
  }, [away, navigate]);
};

/** What a device of a shop has beside every screen: the pad, and an eye on who is still there. */
export function DeviceDesk() {
  useIdle();
  useOwnScreen();
  return <Pad />;
}

import { redirect, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isDevice, useIsDevice } from './device.ts';
import { readToken, useToken } from './session.ts';

/** Address to open after the sign-in; only paths of the office itself. */
export const wantedAddress = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\/(?![/\\])[\w\-/.?=&%,~+:]{0,500}$/.test(raw) ? raw : undefined;

const entrance = (href: string) => {
  const verso = wantedAddress(href);
  return { to: '/accesso', search: verso && verso !== '/' ? { verso } : {}, replace: true } as const;
};

/** Redirects to the sign-in page, unless a token or a device is there. */
export const requireToken = ({ location }: { readonly location: { readonly href: string } }) => {
  if (readToken() === null && !isDevice()) throw redirect(entrance(location.href));
};

/** Whether the sign-in or device is still valid; once the server ends it, the entrance opens. */
export const useStillSignedIn = (): boolean => {
  const token = useToken();
  const device = useIsDevice();
  const navigate = useNavigate();
  const inside = token !== null || device;
  const wasDevice = useRef(device);
  useEffect(() => {
    if (inside) wasDevice.current = device;
    else void navigate({ to: wasDevice.current ? '/dispositivo' : '/accesso', search: {}, replace: true });
  }, [inside, device, navigate]);
  return inside;
};

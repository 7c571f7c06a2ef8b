import { redirect, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isDevice, useIsDevice } from './device.ts';
import { readToken, useToken } from './session.ts';

/** Where somebody wanted to go before they had to sign in; only addresses of the office itself. */
export const wantedAddress = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\/(?![/\\])[\w\-/.?=&%,~+:]{0,500}$/.test(raw) ? raw : undefined;

const entrance = (href: string) => {
  const verso = wantedAddress(href);
  return { to: '/accesso', search: verso && verso !== '/' ? { verso } : {}, replace: true } as const;
};

/** Leads to the sign-in page before a screen is drawn, where nobody is signed in and this is no device of a shop. */
export const requireToken = ({ location }: { readonly location: { readonly href: string } }) => {
  if (readToken() === null && !isDevice()) throw redirect(entrance(location.href));
};

/** Whether somebody is still signed in, or this is a device still; where the server takes that back, the page opens by which one comes in again. */
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

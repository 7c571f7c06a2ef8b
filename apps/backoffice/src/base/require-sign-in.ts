import { redirect, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readToken, useToken } from './session.ts';

/** Where somebody wanted to go before they had to sign in; only addresses of the office itself. */
export const wantedAddress = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\/(?![/\\])[\w\-/.?=&%,~+:]{0,500}$/.test(raw) ? raw : undefined;

const entrance = (href: string) => {
  const verso = wantedAddress(href);
  return { to: '/accesso', search: verso && verso !== '/' ? { verso } : {}, replace: true } as const;
};

/** Leads to the sign-in page before a screen is drawn, where nobody is signed in. */
export const requireToken = ({ location }: { readonly location: { readonly href: string } }) => {
  if (readToken() === null) throw redirect(entrance(location.href));
};

/** Whether somebody is still signed in; opens the sign-in page when the server takes the token back. */
export const useStillSignedIn = (): boolean => {
  const token = useToken();
  const navigate = useNavigate();
  useEffect(() => {
    if (token === null) void navigate({ to: '/accesso', replace: true });
  }, [token, navigate]);
  return token !== null;
};

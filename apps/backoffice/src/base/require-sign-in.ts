import { redirect, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readToken, useToken } from './session.ts';

/** Redirects to the sign-in page before a screen is drawn, where nobody is signed in. */
export const requireToken = () => {
  if (readToken() === null) throw redirect({ to: '/accesso', replace: true });
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

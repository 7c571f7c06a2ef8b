import { redirect, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readToken, useToken } from './session.ts';

/** Who has no token is led to the entrance before a screen is drawn. */
export const requireToken = () => {
  if (readToken() === null) throw redirect({ to: '/accesso', replace: true });
};

/** Whether somebody is still at work here: the service may take the token back at any moment, and then the entrance opens. */
export const useStillSignedIn = (): boolean => {
  const token = useToken();
  const navigate = useNavigate();
  useEffect(() => {
    if (token === null) void navigate({ to: '/accesso', replace: true });
  }, [token, navigate]);
  return token !== null;
};

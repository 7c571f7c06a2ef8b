import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useUser } from '../../base/session/user.ts';
import { useFinishSignup } from '../../parts/sign-in/finish-signup.ts';
import { isFollowedAt } from './signup-rule.ts';

/** Reads on every page who is here, and sends whoever has a signup to complete to complete it (LOG-11). */
export function FollowSignup() {
  const { data: user } = useUser();
  const finishSignup = useFinishSignup();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // An open login does the same as it closes, and once is enough.
  const entering = useSearch({ strict: false, select: ({ accesso }) => accesso !== undefined });
  const route = user?.redirect_route;
  useEffect(() => {
    if (route && !entering && isFollowedAt(path)) finishSignup(route);
  }, [route, entering, path, finishSignup]);
  return null;
}

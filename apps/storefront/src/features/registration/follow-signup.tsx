import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFinishSignup } from '../../shared/finish-signup.ts';
import { isFollowedAt } from '../../shared/signup-rule.ts';
import { useUser } from '../../shared/user.ts';

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

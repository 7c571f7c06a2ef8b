import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { service } from '../../base/api.ts';
import { useToken } from '../../base/session.ts';
import { useNotice } from '../../parts/frame/notices.ts';
import { momentText } from '../../parts/moment.ts';
import { frameTexts as t } from './frame-texts.ts';

/** Tells a person who must add a second factor the deadline; past it only their profile opens. */
export const useFactorNotice = () => {
  // A person on a device by PIN has no sign-in, so no second factor.
  const enabled = useToken() !== null;
  const { data } = useQuery({ ...service.query('GET /api/backoffice/factors'), staleTime: 300_000, enabled });
  const navigate = useNavigate();
  const there = useLocation({ select: ({ pathname }) => pathname === '/profilo' });
  const must = data?.must ?? false;
  const due = data?.due_at ?? null;
  const go = useCallback(() => void navigate({ to: '/profilo' }), [navigate]);
  useEffect(() => {
    if (must && !there) go();
  }, [must, there, go]);
  const action = there ? {} : { action: { label: t.factorGo, onPress: go } };
  const notice = must
    ? ({ id: 'factor', tone: 'problem', text: t.factorMust } as const)
    : due !== null &&
      ({ id: 'factor', tone: 'plain', text: t.factorDue(momentText(due)), ...action } as const);
  useNotice(notice || undefined);
};

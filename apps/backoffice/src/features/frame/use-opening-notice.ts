import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useMay } from '../../base/user.ts';
import { useNotice } from '../../parts/frame/notices.ts';
import { openingQuery } from '../../parts/opening/opening-query.ts';
import { frameTexts as t } from './frame-texts.ts';

/** Tells an owner on every screen that the brand is closed to the public, and leads to its opening. */
export const useOpeningNotice = () => {
  const may = useMay('brand.edit');
  const { data } = useQuery({ ...openingQuery, staleTime: 60_000, enabled: may });
  const navigate = useNavigate();
  const there = useLocation({ select: ({ pathname }) => pathname === '/primi-passi' });
  const go = useCallback(() => void navigate({ to: '/primi-passi' }), [navigate]);
  // The demo's notice says it too.
  const demo = data?.steps.some(({ missing }) => missing.includes('demo')) ?? false;
  useNotice(
    data?.open === false && !there && !demo
      ? { id: 'opening', tone: 'plain', text: t.openingLine, action: { label: t.openingGo, onPress: go } }
      : undefined,
  );
};

import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useMay } from '../../base/user.ts';
import { useNotice } from '../../parts/frame/notices.ts';
import { openingQuery } from '../../parts/opening/opening-query.ts';
import { frameTexts as t } from './frame-texts.ts';

/** An owner whose brand is closed to the public is told so on every screen, and led to what opens it. */
export const useOpeningNotice = () => {
  const may = useMay('brand.edit');
  const { data } = useQuery({ ...openingQuery, staleTime: 60_000, enabled: may });
  const navigate = useNavigate();
  const there = useLocation({ select: ({ pathname }) => pathname === '/primi-passi' });
  const go = useCallback(() => void navigate({ to: '/primi-passi' }), [navigate]);
  // The bar of the demo says it as well.
  const demo = data?.steps.some(({ missing }) => missing.includes('demo')) ?? false;
  useNotice(
    data?.open === false && !there && !demo
      ? { id: 'opening', tone: 'plain', text: t.openingLine, action: { label: t.openingGo, onPress: go } }
      : undefined,
  );
};

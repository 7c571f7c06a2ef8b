import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useMay } from '../../base/user.ts';
import { useNotice } from '../../parts/frame/notices.ts';
import { demoThereQuery } from '../../parts/opening/demo-query.ts';
import { frameTexts as t } from './frame-texts.ts';

/** Tells all staff on every screen that dishes and shops are invented, and leads an owner to the end of the demo. */
export const useDemoNotice = () => {
  const reads = useMay('menu.read');
  const owns = useMay('brand.edit');
  const { data } = useQuery({ ...demoThereQuery, staleTime: 60_000, enabled: reads });
  const navigate = useNavigate();
  const there = useLocation({ select: ({ pathname }) => pathname === '/primi-passi' });
  const go = useCallback(() => void navigate({ to: '/primi-passi', hash: 'prova' }), [navigate]);
  const action = owns && !there ? { action: { label: t.demoGo, onPress: go } } : {};
  const loaded = data !== undefined && data.loaded_at !== null;
  useNotice(loaded ? { id: 'demo', tone: 'plain', text: t.demoLine, ...action } : undefined);
};

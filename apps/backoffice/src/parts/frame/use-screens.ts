import { useLocation } from '@tanstack/react-router';
import { useRights, useRightsEverywhere } from '../../base/user.ts';
import { type Screen, screens } from './screens.ts';

/** Screens that the person may open. */
export const useScreens = (): readonly Screen[] => {
  const may = useRights();
  const everywhere = useRightsEverywhere();
  return screens.filter(({ right, everywhere: all }) => (all ? everywhere(right) : may(right)));
};

const holds = (to: string, path: string) => (to === '/' ? path === '/' : `${path}/`.startsWith(`${to}/`));

/** Screen of the open page. */
export const useCurrentScreen = (): Screen | undefined => {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') });
  return screens
    .filter(({ to }) => holds(to, path))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
};

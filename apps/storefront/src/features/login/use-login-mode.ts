import { useRouter } from '@tanstack/react-router';
import { useOverlay } from '../../base/navigation/overlay.ts';
import type { LoginMode, OverlayParams } from '../../base/navigation/search-params.ts';

/** Which of the three modes the address opens, and how one gets to another in the same step. */
export const useLoginMode = () => {
  const router = useRouter();
  const { value: mode, close } = useOverlay('accesso');
  const switchTo = (next: LoginMode) =>
    void router.navigate({
      to: '.',
      search: (search: OverlayParams) => ({ ...search, accesso: next }),
      state: (state) => state,
      replace: true,
      resetScroll: false,
    });
  return { mode, close, switchTo };
};

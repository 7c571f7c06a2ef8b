import { useRouter } from '@tanstack/react-router';
import { useOverlay } from '../../base/navigation/overlay.ts';
import type { LoginMode, OverlayParams } from '../../base/navigation/search-params.ts';

/** The login mode in the address, and a function that changes it within the same history entry. */
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

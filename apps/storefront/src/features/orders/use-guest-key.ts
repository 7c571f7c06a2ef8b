import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberGuestOrder } from '../../parts/ordering/guest-orders.ts';

/** Shorter than any key the server draws. */
const shortest = 20;

/** Stores a guest's key from behind the `#` of a mailed link, and removes it from the address. */
export const useGuestKey = (id: string) => {
  const router = useRouter();
  const key = router.state.location.hash;
  useEffect(() => {
    if (key.length < shortest) return;
    rememberGuestOrder({ id, token: key });
    void router.navigate({
      to: '.',
      search: (search) => search,
      hash: '',
      replace: true,
      resetScroll: false,
    });
  }, [router, id, key]);
};

import { useRef, useState } from 'react';

/** Work that is under way is not begun again (LOG-8): by what is remembered, not by what has been drawn yet. */
export const useOnce = () => {
  const now = useRef(false);
  const [busy, setBusy] = useState(false);
  const once = async (work: () => Promise<unknown>) => {
    if (now.current) return;
    now.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      now.current = false;
      setBusy(false);
    }
  };
  return { busy, once };
};

import { useState } from 'react';

/**
 * How often a panel was opened. As the key of its content it makes each opening begin anew, even when a quick hand opens
 * the panel again while it still fades.
 */
export const useOpenings = (open: boolean): number => {
  const [seen, setSeen] = useState({ open, count: 0 });
  if (seen.open !== open) setSeen({ open, count: open ? seen.count + 1 : seen.count });
  return seen.count;
};

import { useState } from 'react';

/**
 * Number of times a panel was opened. As the key of its content it makes each opening start afresh, even one during
 * the closing animation.
 */
export const useOpenings = (open: boolean): number => {
  const [seen, setSeen] = useState({ open, count: 0 });
  if (seen.open !== open) setSeen({ open, count: open ? seen.count + 1 : seen.count });
  return seen.count;
};

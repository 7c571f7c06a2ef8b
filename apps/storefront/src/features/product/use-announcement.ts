import { useState } from 'react';

/** A text for who listens: silent as the screen opens, spoken from the first change on. */
export const useAnnouncement = (text: string) => {
  const [first] = useState(text);
  const [changed, setChanged] = useState(false);
  if (text !== first && !changed) setChanged(true);
  return changed ? text : '';
};

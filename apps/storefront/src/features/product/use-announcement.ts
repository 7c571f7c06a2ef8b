import { useState } from 'react';

/** Announces a text to screen readers: silent as the screen opens, from its first change on. */
export const useAnnouncement = (text: string) => {
  const [first] = useState(text);
  const [changed, setChanged] = useState(false);
  if (text !== first && !changed) setChanged(true);
  return changed ? text : '';
};

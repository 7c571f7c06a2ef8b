import type { ChangeEvent } from 'react';

/** A name that is typed anew each time: what a browser remembers of other forms would be in the way. */
export const nameInput = (value: string, onTyped: (value: string) => void) => ({
  value,
  autoComplete: 'off',
  onChange: (event: ChangeEvent<HTMLInputElement>) => onTyped(event.target.value),
});

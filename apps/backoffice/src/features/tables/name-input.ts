import type { ChangeEvent } from 'react';

/** Props of a field for a new name: without the browser's suggestions from other forms. */
export const nameInput = (value: string, onTyped: (value: string) => void) => ({
  value,
  autoComplete: 'off',
  onChange: (event: ChangeEvent<HTMLInputElement>) => onTyped(event.target.value),
});

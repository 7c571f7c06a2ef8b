import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/** Shows the errors of a submitted form, and moves the focus to the first. */
export const showWrong = ({ currentTarget }: SyntheticEvent<Element>, say: () => void): void => {
  flushSync(say);
  currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
};

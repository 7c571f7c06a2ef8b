import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/** Says what is wrong with a form that is sent, and leads to the first field it is wrong with. */
export const showWrong = ({ currentTarget }: SyntheticEvent<Element>, say: () => void): void => {
  flushSync(say);
  currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
};

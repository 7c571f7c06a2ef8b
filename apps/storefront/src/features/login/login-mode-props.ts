import type { RefObject } from 'react';
import type { LoginDraft } from './login-draft.ts';

/** Props of every mode of the login. */
export type ModeProps = {
  readonly draft: RefObject<LoginDraft>;
  readonly onBack: () => void;
};

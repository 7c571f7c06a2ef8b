import type { RefObject } from 'react';
import type { LoginDraft } from './login-draft.ts';

/** What each mode of the login is given. */
export type ModeProps = {
  readonly draft: RefObject<LoginDraft>;
  readonly onBack: () => void;
};

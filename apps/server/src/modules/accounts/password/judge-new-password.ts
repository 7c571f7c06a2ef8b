import { readFileSync } from 'node:fs';
import path from 'node:path';
import { objectionToPassword, type PasswordObjection } from '@zanga/domain/accounts/password-rules';
import { refuse } from '../../../platform/refusal.ts';

/** Read once, at the start; the list is never sent to a browser. */
const common: ReadonlySet<string> = new Set(
  readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

const words: Readonly<Record<PasswordObjection, string>> = {
  common: 'questa password è tra le più usate: scegline una solo tua',
  own_email: 'la password non può essere la tua email',
  short_for_staff: 'chi lavora con noi usa almeno dodici caratteri',
};

type Chosen = { readonly password: string; readonly email: string; readonly staff: boolean };

/** Refuses a password that is guessed at once, in every form that sets one. */
export const judgeNewPassword = (chosen: Chosen) => {
  const objection = objectionToPassword({ ...chosen, isCommon: (plain) => common.has(plain) });
  return objection && refuse('password.weak', { password: [words[objection]] });
};

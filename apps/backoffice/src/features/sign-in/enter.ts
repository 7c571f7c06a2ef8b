import { isStaff } from '@zanga/browser/staff-roles.ts';
import type { Token } from '@zanga/contract/people/auth';
import { service } from '../../base/api.ts';
import { writeToken } from '../../base/session.ts';
import { keepHalf } from './second-step/half.ts';
import { signInTexts as t } from './sign-in-texts.ts';

/** The account exists but has no post. */
export class NotStaff extends Error {
  constructor() {
    super(t.notStaff);
  }
}

/** Keeps a staff token; a token without a post is signed out again. */
export const takeToken = async ({ access_token }: Token) => {
  writeToken(access_token);
  try {
    const user = await service.api('GET /api/user');
    if (!isStaff(user)) throw new NotStaff();
  } catch (error) {
    // The failure before this one is the one to show.
    await service.api('DELETE /api/user/token').catch(() => undefined);
    writeToken(null);
    throw error;
  }
};

/** Signs in by password; with a second factor the entrance asks for it, without a token until then. */
export const enter = async (email: string, password: string) => {
  const { token, half } = await service.api('POST /api/backoffice/sign-in', { body: { email, password } });
  if (half) keepHalf(half);
  if (token) await takeToken(token);
};

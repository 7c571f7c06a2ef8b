import { isStaff } from '@zanga/browser/staff-roles.ts';
import { service } from '../../base/api.ts';
import { writeToken } from '../../base/session.ts';
import { signInTexts as t } from './sign-in-texts.ts';

/** Somebody who has an account but does not work here. */
export class NotStaff extends Error {
  constructor() {
    super(t.notStaff);
  }
}

/** Signs in; who does not work here gets no further, and leaves no token behind. */
export const enter = async (username: string, password: string) => {
  const { access_token } = await service.api('POST /oauth/token', {
    body: { grant_type: 'password', username, password },
  });
  writeToken(access_token);
  try {
    const user = await service.api('GET /api/user');
    if (!isStaff(user)) throw new NotStaff();
    return user;
  } catch (error) {
    await service.api('DELETE /api/user/token').catch(() => undefined);
    writeToken(null);
    throw error;
  }
};

import { service } from './api.ts';
import { writeToken } from './session.ts';

/** Ends the token; here at all events, on the server as far as it can be reached. */
export const signOut = async () => {
  await service.api('DELETE /api/user/token').catch(() => undefined);
  writeToken(null);
};

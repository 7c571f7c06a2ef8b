import { service } from './api.ts';
import { writePreference } from './preferences.ts';
import { writeToken } from './session.ts';

/** Deletes the token here, and on the server if it answers. The next person chooses their own shop. */
export const signOut = async () => {
  // Without a network the token is deleted here alone.
  await service.api('DELETE /api/user/token').catch(() => undefined);
  writePreference('gestione_negozio', null);
  writeToken(null);
};

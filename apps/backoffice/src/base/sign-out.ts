import { service } from './api.ts';
import { writePreference } from './preferences.ts';
import { writeToken } from './session.ts';

/** Ends the token; here at all events, on the server as far as it can be reached. Who comes next chooses their own shop. */
export const signOut = async () => {
  await service.api('DELETE /api/user/token').catch(() => undefined);
  writePreference('gestione_negozio', null);
  writeToken(null);
};

import { toldValue } from '../storage/told.ts';

const { tell, useTold } = toldValue(false);

export { tell as tellMember };

/** Whether the visitor is a Prime member; false on the server, and until the account has been read. */
export const useMember = () => useTold((member) => member);

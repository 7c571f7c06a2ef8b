import { toldValue } from '../storage/told.ts';

const { tell, useTold } = toldValue(false);

export { tell as tellMember };

/** Whether who is here is a Prime member; nobody is on the server, nor before their account has been read. */
export const useMember = () => useTold((member) => member);

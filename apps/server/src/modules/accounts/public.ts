export type { Accounts } from './accounts.ts';
export { countCode, mayAskForCode } from './phone/send-code.ts';
export { unsubscribeLinks } from './privacy/unsubscribe-link.ts';
export { lockPerson } from './profile/person-store.ts';
export { wantsConfirmation } from './session/confirm-sign-in.ts';

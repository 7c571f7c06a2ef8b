export type { Accounts } from './accounts.ts';
export { countDemoPeople } from './first-owner/queries.ts';
export { countCode, mayAskForCode } from './phone/send-code.ts';
export { checkPin } from './pins/check-pin.ts';
export { readPinHolders } from './pins/pins-store.ts';
export { unsubscribeLinks } from './privacy/unsubscribe-link.ts';
export { lockPerson } from './profile/person-store.ts';
export { endSandboxPeople } from './sandbox/end-sandbox-store.ts';
export { readColleagues, readStaff } from './staff/people-queries.ts';

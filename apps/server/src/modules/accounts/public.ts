export type { Accounts } from './accounts.ts';
export { countCode, mayAskForCode } from './phone/send-code.ts';
export { type CheckedPin, checkPin } from './pins/check-pin.ts';
export { readPinHolders } from './pins/pins-store.ts';
export { unsubscribeLinks } from './privacy/unsubscribe-link.ts';
export { lockPerson } from './profile/person-store.ts';
export { hashSecret, newSecret } from './secrets.ts';
export { readShopNames, readStaff, type StaffRow } from './staff/people-queries.ts';

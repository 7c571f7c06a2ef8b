export { type AccountSettings, type Accounts, openAccounts } from './accounts.ts';
export { makeOwner, promoteToOwner } from './first-owner/make-owner.ts';
export { countDemoPeople, findRealUser, lacksOwner } from './first-owner/queries.ts';
export { tellOfOwners } from './first-owner/tell-at-start.ts';
export { sameBytes } from './keys.ts';
export { addressGroup } from './place.ts';
export { mountAccounts } from './routes.ts';
export { countCode, mayAskForCode } from './send-code.ts';
export { unsubscribeLinks } from './unsubscribe-link.ts';

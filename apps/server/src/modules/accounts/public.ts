export { type AccountSettings, type Accounts, openAccounts } from './accounts.ts';
export { addressGroup } from './place.ts';
export { mountAccounts } from './routes.ts';
export { unsubscribeLinks } from './unsubscribe-link.ts';

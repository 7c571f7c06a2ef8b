export { type Accounts, openAccounts } from './accounts.ts';
export { pushTokensOf } from './devices-store.ts';
export { mountAccounts } from './routes.ts';
export { identifyBy } from './session-queries.ts';
export type { PersonalData } from './tools.ts';
export { unsubscribeLinks } from './unsubscribe-link.ts';

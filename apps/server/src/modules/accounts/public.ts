export { type Accounts, openAccounts } from './accounts.ts';
export { mountAccounts } from './routes.ts';
export { identifyBy } from './session-queries.ts';

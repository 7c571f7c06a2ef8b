export { type AccountSettings, type Accounts, openAccounts } from './accounts.ts';
export { mountAccounts } from './routes.ts';

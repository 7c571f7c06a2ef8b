export { companyIn } from './company.ts';
export { readNames } from './queries.ts';
export { isLiveKey, whoDoes } from './who-does.ts';

export { companyIn } from './company.ts';
export { isLiveKey, whoDoes } from './who-does.ts';

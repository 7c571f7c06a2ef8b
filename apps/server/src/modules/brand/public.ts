export { companyIn } from './company.ts';

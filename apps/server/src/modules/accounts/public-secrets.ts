export { readSecret } from './keys.ts';
export { hashSecret, newSecret } from './secrets.ts';

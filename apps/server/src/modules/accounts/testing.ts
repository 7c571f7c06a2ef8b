export { makeKeys } from './keys.ts';
export { hashSecret as hashToken } from './secrets.ts';

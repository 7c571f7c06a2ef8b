export { makeKeys } from './keys.ts';
export { hashPassword } from './password/passwords.ts';
export { hashSecret as hashToken } from './secrets.ts';

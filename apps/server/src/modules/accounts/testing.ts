export { hashSecret as hashToken } from './opaque.ts';

export type { EmailRequest, PushRequest, SmsRequest } from './messages.ts';
export { makeNotify, type Notify } from './notify.ts';
export { mountOutbox } from './routes.ts';

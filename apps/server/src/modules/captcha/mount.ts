export { mountCaptcha } from './routes.ts';

export { makeNotify, type Notify } from './notify.ts';
export { mountOutbox } from './routes.ts';

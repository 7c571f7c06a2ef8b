export { noteAction } from './store.ts';

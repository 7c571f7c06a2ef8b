export { type Change, noteChange } from './store.ts';

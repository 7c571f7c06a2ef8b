export { isLiveKey, whoDoes } from './who-does.ts';

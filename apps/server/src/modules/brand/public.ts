export { otherBrandIn } from './queries.ts';
export { isLiveKey, whoDoes } from './who-does.ts';

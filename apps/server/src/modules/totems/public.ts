export { type KnownTotem, makeTotem, totemOf } from './keep-totems.ts';
export { isTotemOpen } from './see-totem.ts';
export { retireSandboxTotems } from './store.ts';

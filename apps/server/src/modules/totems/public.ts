export { type KnownTotem, totemOf } from './keep-totems.ts';
export { isTotemOpen } from './see-totem.ts';

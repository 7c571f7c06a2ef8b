export { type KnownTotem, totemOf } from './keep-totems.ts';
export { mountTotems } from './routes.ts';
export { isTotemOpen } from './see-totem.ts';

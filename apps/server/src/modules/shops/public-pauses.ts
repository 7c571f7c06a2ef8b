export { pauseByItself } from './pauses/pause-by-itself.ts';
export { pauseShop } from './pauses/pause-shop.ts';
export { presentRush } from './pauses/present-rush.ts';

import type { Scenes } from '../scene.ts';
import { brandScenes } from './brand.ts';
import { arancini, dalForno, friggitoria } from './bread-and-fried.ts';
import { menuDoors, promoDoors } from './category-doors.ts';
import { aperitivi, birre, softDrinks, vini } from './drinks.ts';
import { ovenAndSpoon, pasta } from './first-courses.ts';
import { caffetteria, colazione, gelati, granite } from './gelato-and-breakfast.ts';
import { carne, pesce } from './main-courses.ts';
import { alCucchiaio, pasticceria, torte } from './pastries.ts';
import { pizzeBianche } from './pizze-bianche.ts';
import { pizzeRosse } from './pizze-rosse.ts';
import { places } from './places.ts';
import { bowls, insalate } from './salads.ts';
import { burgers, paniniSiciliani } from './sandwiches.ts';
import { cinema, dispensa, zangaShop } from './shop.ts';
import { antipasti, contorni, happyHour } from './sides.ts';
import { shopDoors, sweetDoors } from './sweet-doors.ts';

const named = (kind: string, scenes: Scenes): Scenes =>
  Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [`${kind}/${name}`, scene]));

/** Every picture of the demo shop by the name of its file. */
export const demoScenes: Scenes = {
  ...named('brand', brandScenes),
  ...named('shops', places),
  ...named('categories', { ...menuDoors, ...promoDoors, ...sweetDoors, ...shopDoors }),
  ...named('products', {
    ...pizzeRosse,
    ...pizzeBianche,
    ...arancini,
    ...dalForno,
    ...friggitoria,
    ...burgers,
    ...paniniSiciliani,
    ...pasta,
    ...ovenAndSpoon,
    ...carne,
    ...pesce,
    ...insalate,
    ...bowls,
    ...contorni,
    ...antipasti,
    ...happyHour,
    ...pasticceria,
    ...alCucchiaio,
    ...torte,
    ...gelati,
    ...granite,
    ...colazione,
    ...caffetteria,
    ...softDrinks,
    ...birre,
    ...vini,
    ...aperitivi,
    ...dispensa,
    ...zangaShop,
    ...cinema,
  }),
};

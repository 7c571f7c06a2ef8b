import type { DemoShop } from '../shapes.ts';
import { catania } from './catania.ts';
import { messina } from './messina.ts';
import { palermo } from './palermo.ts';
import { ragusa } from './ragusa.ts';
import { siracusa } from './siracusa.ts';
import { taormina } from './taormina.ts';

/** In the order of their opening. */
export const demoShops: readonly DemoShop[] = [catania, palermo, siracusa, messina, ragusa, taormina];

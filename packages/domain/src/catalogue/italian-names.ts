import type { Allergen, Channel, DietaryLabel, DietContent, Presence } from './vocabulary.ts';

/** The fourteen allergens as Reg. (EU) 1169/2011 has them on an Italian label. */
export const allergenNames = {
  gluten: 'Cereali contenenti glutine',
  crustaceans: 'Crostacei',
  eggs: 'Uova',
  fish: 'Pesce',
  peanuts: 'Arachidi',
  soy: 'Soia',
  milk: 'Latte',
  nuts: 'Frutta a guscio',
  celery: 'Sedano',
  mustard: 'Senape',
  sesame: 'Sesamo',
  sulphites: 'Anidride solforosa e solfiti',
  lupin: 'Lupini',
  molluscs: 'Molluschi',
} as const satisfies Record<Allergen, string>;

/** Words before a list of allergens. */
export const presenceNames = {
  contains: 'Contiene',
  may_contain: 'Può contenere',
} as const satisfies Record<Presence, string>;

export const dietContentNames = {
  meat: 'Carne',
  pork: 'Maiale',
  alcohol: 'Alcol',
} as const satisfies Record<DietContent, string>;

export const dietaryLabelNames = {
  vegetarian: 'Vegetariano',
  vegan: 'Vegano',
  gluten_free: 'Senza glutine',
  lactose_free: 'Senza lattosio',
  halal: 'Halal',
  spicy: 'Piccante',
  organic: 'Biologico',
} as const satisfies Record<DietaryLabel, string>;

export const channelNames = {
  delivery: 'Consegna a domicilio',
  pickup: 'Ritiro in negozio',
  onshop: 'Al tavolo',
  totem: 'Al totem',
  shipping: 'Spedizione',
} as const satisfies Record<Channel, string>;

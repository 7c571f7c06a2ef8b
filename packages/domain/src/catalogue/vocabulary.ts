/** The fourteen allergens that Reg. (EU) 1169/2011, annex II, obliges a seller to declare, in its order. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** Certainty of an allergen in a dish; one that is not listed is declared absent. */
export const presences = ['contains', 'may_contain'] as const;
export type Presence = (typeof presences)[number];

/**
 * Contents that people avoid and no allergen covers. Fish is an allergen: declared twice, it could contradict itself.
 */
export const dietContents = ['meat', 'pork', 'alcohol'] as const;
export type DietContent = (typeof dietContents)[number];

/** Promises of a dish beyond its allergens; each is declared by the brand, never guessed. */
export const dietaryLabels = [
  'vegetarian',
  'vegan',
  'gluten_free',
  'lactose_free',
  'halal',
  'spicy',
  'organic',
] as const;
export type DietaryLabel = (typeof dietaryLabels)[number];

export const productKinds = ['food', 'drink', 'merchandise', 'cinema'] as const;
export type ProductKind = (typeof productKinds)[number];

/** Channels of sale; `shipping` is for merchandise alone. */
export const channels = ['delivery', 'pickup', 'onshop', 'totem', 'shipping'] as const;
export type Channel = (typeof channels)[number];

/** Channels in which the person stands in the shop, selected by `filter_direct_order=1`. */
export const onPremises = ['onshop', 'totem'] as const satisfies readonly Channel[];

/** Services of a shop, each with opening hours of its own. */
export const services = ['delivery', 'pickup', 'onshop', 'totem'] as const;
export type Service = (typeof services)[number];

export const vatClasses = ['prepared_food', 'drink', 'alcohol', 'merchandise', 'cinema'] as const;
export type VatClass = (typeof vatClasses)[number];

/** Names of pictures in the API (API-40). */
export const imageNames = ['image-new', 'image', 'logo-new'] as const;
export type ImageName = (typeof imageNames)[number];

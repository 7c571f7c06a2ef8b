/** How a part of a cart reaches the person; each is also the channel it is sold in, `shipping` for merchandise alone. */
export const modes = ['delivery', 'pickup', 'onshop', 'shipping'] as const;
export type Mode = (typeof modes)[number];

/** Food and drink travel together; merchandise may be shipped on its own. */
export const partKeys = ['food', 'goods'] as const;
export type PartKey = (typeof partKeys)[number];

/**
 * How a part of a cart reaches the person; each is also the channel it is sold in, `shipping` for merchandise alone. Tickets
 * travel by themselves: they are an `entry`.
 */
export const modes = ['delivery', 'pickup', 'onshop', 'shipping', 'entry'] as const;
export type Mode = (typeof modes)[number];

/** Food and drink travel together; merchandise may be shipped on its own; tickets for the cinema are nobody's to carry. */
export const partKeys = ['food', 'goods', 'tickets'] as const;
export type PartKey = (typeof partKeys)[number];

/** Parts of which a person says how they are had. */
export const carriedParts = ['food', 'goods'] as const satisfies readonly PartKey[];
export type CarriedPart = (typeof carriedParts)[number];

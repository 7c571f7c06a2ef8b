/** Modes of a part. All but `entry`, for tickets, are also channels of sale; `shipping` is for merchandise alone. */
export const modes = ['delivery', 'pickup', 'onshop', 'shipping', 'entry'] as const;
export type Mode = (typeof modes)[number];

/** Food and drink travel together, merchandise may be shipped on its own, cinema tickets are not carried at all. */
export const partKeys = ['food', 'goods', 'tickets'] as const;
export type PartKey = (typeof partKeys)[number];

/** Parts for which a person chooses the mode. */
export const carriedParts = ['food', 'goods'] as const satisfies readonly PartKey[];
export type CarriedPart = (typeof carriedParts)[number];

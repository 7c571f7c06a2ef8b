type Door = {
  readonly staircase?: string | undefined;
  readonly floor?: string | undefined;
  readonly doorbell?: string | undefined;
  readonly notes?: string | undefined;
};

/** Details after the house number: `scala B, piano 3, Rossi · dopo il bar`. */
export const doorText = ({ staircase, floor, doorbell, notes }: Door): string => {
  const door = [staircase && `scala ${staircase}`, floor && `piano ${floor}`, doorbell];
  return [door.filter(Boolean).join(', '), notes].filter(Boolean).join(' · ');
};

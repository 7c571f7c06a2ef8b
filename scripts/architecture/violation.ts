export type Violation = {
  readonly rule: string;
  /** `file` or `file:line`. */
  readonly place: string;
  readonly what: string;
};

/** One line for people. */
export const inWords = ({ rule, place, what }: Violation): string => `${place}: ${what} (${rule})`;

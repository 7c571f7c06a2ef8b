/** Is told how many lines of a cart a call works on; more than once, where it learns of more. */
export type CountLines = (lines: number) => void;

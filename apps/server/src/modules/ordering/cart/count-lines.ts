/** Called with the number of lines that a call works on; again when the number grows. */
export type CountLines = (lines: number) => void;

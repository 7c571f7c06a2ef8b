type Typing = {
  /** Whether the service allows a search at each letter; undefined until it is known. */
  readonly ahead: boolean | undefined;
  /** Text of the field when typing paused. */
  readonly settled: string;
  /** Text of the last press on the search button. */
  readonly pressed: string;
};

const shortest = 3;

/** Text to search for now; empty for none, as under three letters. */
export const searchToAsk = (text: string, { ahead, settled, pressed }: Typing): string => {
  if (ahead === undefined || text.length < shortest) return '';
  const asked = ahead ? settled : pressed;
  return asked.length < shortest ? '' : asked;
};

/** Whether the search button shows: only where typing does not search, and for a new text. */
export const mayPress = (text: string, { ahead, pressed }: Omit<Typing, 'settled'>): boolean =>
  ahead === false && text.length >= shortest && text !== pressed;

type Typing = {
  /** Whether the service may be asked with every letter; undefined until it is known. */
  readonly ahead: boolean | undefined;
  /** What stood in the field when typing paused. */
  readonly settled: string;
  /** What was asked for by pressing. */
  readonly pressed: string;
};

const shortest = 3;

/** What is searched now for a text in the field; empty where nothing is, as before three letters. */
export const searchToAsk = (text: string, { ahead, settled, pressed }: Typing): string => {
  if (ahead === undefined || text.length < shortest) return '';
  const asked = ahead ? settled : pressed;
  return asked.length < shortest ? '' : asked;
};

/** Whether a button asks for what stands in the field: where typing does not, for what was not asked yet. */
export const mayPress = (text: string, { ahead, pressed }: Omit<Typing, 'settled'>): boolean =>
  ahead === false && text.length >= shortest && text !== pressed;

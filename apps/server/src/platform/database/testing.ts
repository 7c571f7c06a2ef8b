/** The statements in a client's query: one by its text, or several of a bundle (`bundle.ts`). */
export const statementsIn = (asked: unknown): readonly string[] => {
  if (typeof asked === 'string') return [asked];
  // A bundle has `texts`, any other overload `text`.
  const { text = '', texts = [text] } = (asked ?? {}) as {
    readonly text?: string;
    readonly texts?: readonly string[];
  };
  return texts;
};

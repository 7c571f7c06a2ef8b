/** The statements of what a client is asked: one by its text, or several in one message (`bundle.ts`). */
export const statementsIn = (asked: unknown): readonly string[] => {
  if (typeof asked === 'string') return [asked];
  // Whatever the overload, it has one or the other.
  const { text = '', texts = [text] } = (asked ?? {}) as {
    readonly text?: string;
    readonly texts?: readonly string[];
  };
  return texts;
};

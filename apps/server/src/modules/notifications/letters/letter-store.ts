import type { UserId } from '@zanga/domain/ids';
import { type LetterWords, noWords } from '@zanga/domain/notifications/letter-words';
import type { Tx } from '../../../platform/database/connection.ts';

/** The brand's words in a letter, locked until the transaction ends. */
export const holdWords = async (tx: Tx, letter: string): Promise<LetterWords> => {
  await tx
    .insertInto('letter_words')
    .values({ letter })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('letter_words')
    .select(['subject', 'title', 'opening', 'closing'])
    .where('letter', '=', letter)
    .forUpdate()
    .executeTakeFirst();
  return row ?? noWords;
};

type Saved = { readonly letter: string; readonly words: LetterWords; readonly by: UserId };

/** Saves a letter's words and keeps them as a state. */
export const writeWords = async (tx: Tx, { letter, words, by }: Saved, now: Date): Promise<void> => {
  await tx
    .updateTable('letter_words')
    .set({ ...words, updated_at: now })
    .where('letter', '=', letter)
    .execute();
  await tx
    .insertInto('letter_word_states')
    .values({ letter, ...words, saved_by: by, saved_at: now })
    .execute();
};

import type { UserId } from '@zanga/domain/ids';
import type { LetterWords } from '@zanga/domain/notifications/letter-words';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { OwnWords } from '../mails/words/own-letters.ts';

/** Number of listed states; older ones stay in the table. */
const most = 30;

export const wordColumns = ['letter', 'subject', 'title', 'opening', 'closing'] as const;

export const byLetter = (rows: readonly ({ readonly letter: string } & LetterWords)[]): OwnWords =>
  Object.fromEntries(rows.map(({ letter, ...words }) => [letter, words]));

/** The brand's own words, by letter. */
export const readOwnWords = async (db: Db | Tx): Promise<OwnWords> =>
  byLetter(await db.selectFrom('letter_words').select(wordColumns).execute());

type WordedLately = { readonly own: boolean; readonly at: string | null };

/** For each letter whether it has own words, and since when. */
export const readWorded = async (db: Db): Promise<ReadonlyMap<string, WordedLately>> => {
  const rows = await db
    .selectFrom('letter_words')
    .select(['letter', 'subject', 'title', 'opening', 'closing', 'updated_at'])
    .execute();
  return new Map(
    rows.map(({ letter, updated_at, ...words }) => {
      const own = Object.values(words).some((text) => text !== '');
      return [letter, { own, at: updated_at?.toISOString() ?? null }];
    }),
  );
};

/** The brand's own words in one letter; undefined if it never had any. */
export const readWords = (db: Db | Tx, letter: string): Promise<LetterWords | undefined> =>
  db
    .selectFrom('letter_words')
    .select(['subject', 'title', 'opening', 'closing'])
    .where('letter', '=', letter)
    .executeTakeFirst();

/** Saved states of a letter's words, the newest first. */
export const readLetterStates = (db: Db | Tx, letter: string) =>
  db
    .selectFrom('letter_word_states as s')
    .leftJoin('people as u', (join) => join.onRef('u.id', '=', 's.saved_by').on('u.deleted_at', 'is', null))
    .where('s.letter', '=', letter)
    .select(['s.id', 's.subject', 's.title', 's.opening', 's.closing', 's.saved_at'])
    .select(['u.firstname', 'u.lastname'])
    .orderBy('s.id', 'desc')
    .limit(most)
    .execute();

/** Mail address of the person who tries a letter. */
export const readOwnAddress = async (tx: Tx, userId: UserId): Promise<string | undefined> =>
  (await tx.selectFrom('people').select('email').where('id', '=', userId).executeTakeFirst())?.email;

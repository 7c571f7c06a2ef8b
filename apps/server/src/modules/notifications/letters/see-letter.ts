import type { EditedLetter, LetterForm } from '@zanga/contract/brand/letters-office';
import {
  type LetterField,
  type LetterWords,
  letterFields,
  noWords,
  type Placeholder,
} from '@zanga/domain/notifications/letter-words';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { versionOf } from '../../../platform/edited-form.ts';
import {
  allowedIn,
  isOwnLetter,
  type OwnLetterName,
  ownLetter,
  ownLetterGroups,
} from '../mails/words/own-letters.ts';
import { readLetterStates, readWorded, readWords } from './letter-queries.ts';

export type Worded = OwnLetterName | 'every';
export const isWorded = (letter: string): letter is Worded => letter === 'every' || isOwnLetter(letter);

/** Greeting and closing of every letter. */
const every = {
  name: 'Saluto e firma',
  when: 'In tutte le email ai clienti',
  parts: [
    { field: 'opening', standard: 'Ciao {nome}', needs: [] },
    { field: 'closing', standard: '', needs: [] },
  ],
} as const;

export type Part = {
  readonly field: LetterField;
  readonly standard: string;
  readonly needs: readonly Placeholder[];
};

/** Parts of a letter that the brand may word, with their usual text. */
export const partsOf = (letter: Worded): readonly Part[] => {
  if (letter === 'every') return every.parts;
  const { says } = ownLetter(letter);
  return letterFields.flatMap((field): Part[] => {
    const said = field === 'closing' ? undefined : says[field];
    if (said) return [{ field, standard: said.texts[0], needs: said.needs ?? [] }];
    return field === 'opening' || field === 'closing' ? [{ field, standard: '', needs: [] }] : [];
  });
};

/** Placeholders allowed in a text of a letter; in words for every letter only names are known. */
export const mayOf = (letter: Worded, field?: LetterField): readonly Placeholder[] => {
  if (letter !== 'every') return allowedIn(letter);
  return field === 'closing' ? ['nome', 'marca'] : ['nome'];
};

const nameOf = (letter: Worded) => (letter === 'every' ? every : ownLetter(letter));

export const formOf = ({ subject, title, opening, closing }: LetterWords): LetterForm => ({
  ...{ subject, title, opening, closing },
});

/** A letter for the form of the office. */
export const seeLetter = async (db: Db | Tx, letter: Worded): Promise<EditedLetter> => {
  const form = formOf((await readWords(db, letter)) ?? noWords);
  const states = await readLetterStates(db, letter);
  const { name, when } = nameOf(letter);
  return {
    ...{ letter, name, when, form, version: versionOf(form), may: [...mayOf(letter)] },
    parts: partsOf(letter).map((part) => ({ ...part, needs: [...part.needs] })),
    states: states.map(({ id, saved_at, firstname, lastname, ...words }) => ({
      ...{ id: Number(id), saved_at: saved_at.toISOString(), form: formOf(words) },
      by: firstname === null ? null : `${firstname} ${lastname}`,
    })),
  };
};

type Group = 'every' | keyof typeof ownLetterGroups;

/** All letters, each with the date of its last change. */
export const seeLetters = async (db: Db) => {
  const worded = await readWorded(db);
  const listed: readonly (readonly [Group, readonly string[]])[] = [
    ['every', ['every']],
    ['orders', ownLetterGroups.orders],
    ['prime', ownLetterGroups.prime],
    ['account', ownLetterGroups.account],
  ];
  const letters = listed.flatMap(([group, names]) =>
    names.filter(isWorded).map((letter) => ({ group, letter })),
  );
  return {
    data: letters.map(({ group, letter }) => {
      const { name, when } = nameOf(letter);
      const seen = worded.get(letter);
      return { ...{ letter, name, when, group }, own: seen?.own ?? false, updated_at: seen?.at ?? null };
    }),
  };
};

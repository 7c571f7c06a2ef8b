import { lettersOffice } from '@zanga/contract/brand/letters-office';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Notify } from '../notify.ts';
import { isWorded, seeLetter, seeLetters } from './see-letter.ts';
import { type LetterTrials, previewLetter, tryLetter, wordLetter } from './word-letter.ts';

type LetterTools = MountTools & {
  readonly db: Db;
  readonly origin: () => string;
  readonly notify: Notify;
  readonly accounts: LetterTrials;
};

/** Letters to customers, for the staff who word them. */
export const mountLettersOffice = (tools: LetterTools): void =>
  mount(tools, lettersOffice, {
    'GET /api/backoffice/letters': () => seeLetters(tools.db),
    'GET /api/backoffice/letters/:letter': ({ params: { letter } }) =>
      isWorded(letter) ? seeLetter(tools.db, letter) : refuse('content.not_found'),
    'PUT /api/backoffice/letters/:letter': ({ params, body, call: { session, now } }) =>
      wordLetter(tools.db, { session, ...params, ...body }, now),
    'POST /api/backoffice/letters/:letter/preview': ({ params, body, call: { now } }) =>
      previewLetter(tools, { ...params, ...body }, now),
    'POST /api/backoffice/letters/:letter/trial': ({ params, body, call: { session, now } }) =>
      tryLetter(tools, { session, ...params, ...body }, now),
  });

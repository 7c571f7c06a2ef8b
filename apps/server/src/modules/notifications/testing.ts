import { namesOf } from '@zanga/domain/brand/names';
import type { UserId } from '@zanga/domain/ids';
import { type OutboxMessage, readOutbox } from '../../adapters/outbox-queries.ts';
import type { Db } from '../../platform/database/connection.ts';
import { readDevices } from './choices-queries.ts';
import type { Sender } from './mails/mail.ts';

/** A brand with every detail a footer can show. */
export const sender: Sender = {
  name: 'Zanga',
  names: namesOf('Zanga'),
  origin: 'https://ordina.zanga.example',
  phone: '+39 095 123 4567',
  email: 'ciao@zanga.example',
  company: {
    name: 'Zanga S.r.l.',
    address: 'Via Etnea 120, 95131 Catania CT',
    vatNumber: '01234567890',
    register: 'REA CT-123456',
    certifiedEmail: 'zanga@pec.example',
  },
  accent: null,
  logo: null,
  words: {},
};

/** Waits until a recipient was sent the expected number of messages; returns them, newest first. */
export const messagesTo = async (
  { db }: { readonly db: Db },
  to: string,
  expected = 1,
): Promise<readonly OutboxMessage[]> => {
  const patience = 15_000;
  const pause = 50;
  for (let waited = 0; ; waited += pause) {
    const found = await readOutbox(db, { to }, 100);
    if (found.length >= expected || waited > patience) return found;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

/** Push tokens a person is reached under. */
export const pushTokensOf = async (
  { db, now }: { readonly db: Db; readonly now: { readonly at: Date } },
  userId: UserId,
): Promise<readonly string[]> => (await readDevices(db, userId, now.at)).map(({ token }) => token);

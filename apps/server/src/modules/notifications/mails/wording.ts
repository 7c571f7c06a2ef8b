import { greetingWith } from '@zanga/domain/notifications/letter-words';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import type { Sender } from './mail.ts';

/** Reason of a mail about an account. */
export const forAccount = ({ name }: Sender): string =>
  `Ricevi questa email perché con questo indirizzo esiste un account ${name}.`;

/** `un’ora`, `30 minuti`, `7 giorni`. */
export const duration = (minutes: number): string => {
  const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
  if (minutes % 1_440 === 0) return counted(minutes / 1_440, 'un giorno', 'giorni');
  return minutes % 60 === 0
    ? counted(minutes / 60, 'un’ora', 'ore')
    : counted(minutes, 'un minuto', 'minuti');
};

/** `20/11/2026 alle 13:05`, in Rome. */
export const moment = (instant: string): string => {
  const at = new Date(instant);
  return `${formatDate(at)} alle ${formatTime(at)}`;
};

/** Phone and mail of the brand, for urgent cases. */
export const reachUs = ({ phone, email, origin }: Sender): string => {
  const ways = [
    phone && `chiamaci al ${phone.replaceAll(' ', '\u00a0')}`,
    email && `scrivici a ${email}`,
  ].filter(Boolean);
  return ways.join(' o ') || `scrivici da ${origin}/contacts`;
};

const looksLikeName = /^(?:[\p{L}\p{M}'’ -]|\.(?=\s|$)){1,40}$/u;

/** Drops a text that is no name: else a stranger could have us greet any address with an advertisement. */
export const nameIn = (firstname: string): string => (looksLikeName.test(firstname) ? firstname.trim() : '');

/** `Ciao Ada`, to a member of the staff. */
export const hello = (firstname: string): string => greetingWith('', nameIn(firstname));

/** The same to a customer, in the brand's greeting. */
export const greet = (firstname: string, { words }: Sender): string =>
  greetingWith(words.every?.opening ?? '', nameIn(firstname));

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

import type { Topic } from '@zanga/domain/notifications/preferences';
import type { PushData, PushToken } from '../../adapters/push/port.ts';
import type { E164 } from '../../adapters/sms/port.ts';
import type { LetterData, LetterName } from './mails/letters.ts';
import type { OwnWords } from './mails/words/own-letters.ts';
import type { SmsData, SmsName } from './sms-texts.ts';

/** What every message is asked for with. */
export type MessageRequest = {
  /** Names this one message: asking again under the same key sends nothing more. Made of ids, never of people's data. */
  readonly key: string;
  /** When it stops making sense, such as when its code expires; a day after it was asked for at the latest. */
  readonly until?: Date;
  /** How many seconds it waits, while what it tells of can be taken back. */
  readonly afterSeconds?: number;
};

export type EmailRequest<N extends LetterName> = MessageRequest & {
  readonly to: string;
  readonly letter: N;
  readonly data: LetterData[N];
  /** That it was sent is kept for good, as the law wants of some notices. */
  readonly proof?: true;
  /** Words that nobody has saved, over those of the brand: only a trial has them, and it says what it is. */
  readonly words?: OwnWords;
};

export type SmsRequest<N extends SmsName> = MessageRequest & {
  readonly to: E164;
  readonly sms: N;
  readonly data: SmsData[N];
};

export type PushRequest = MessageRequest & {
  readonly token: PushToken;
  /** Owner of the device: nothing is sent once they are signed out there. */
  readonly userId?: string;
  readonly title: string;
  readonly body: string;
  readonly data: PushData;
};

/** A telephone that rings, and what it says. */
export type CallRequest = MessageRequest & {
  readonly to: E164;
  readonly text: string;
};

/** A push to somebody, wherever they are signed in. */
export type RingRequest = MessageRequest &
  Pick<PushRequest, 'title' | 'body' | 'data'> & {
    readonly userId: string;
    /** What is the staff's work rings at any hour, and nobody switches it off. */
    readonly topic: Topic | 'work';
  };

/** A request as it waits in the queue; instants are texts there. */
export type Queued<Request extends MessageRequest> = Omit<Request, 'until'> & { readonly until: string };

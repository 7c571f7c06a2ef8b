import type { UserId } from '@zanga/domain/ids';
import type { Topic } from '@zanga/domain/notifications/preferences';
import type { PushData, PushToken } from '../../adapters/push/port.ts';
import type { E164 } from '../../adapters/sms/port.ts';
import type { LetterData, LetterName } from './mails/letters.ts';
import type { OwnWords } from './mails/words/own-letters.ts';
import type { SmsData, SmsName } from './sms-texts.ts';

/** Fields of every message. */
export type MessageRequest = {
  /**
   * Identifies this message: a second request under the same key sends nothing. Made of ids, never of people's data.
   */
  readonly key: string;
  /** The end of its usefulness, such as the expiry of its code; at the latest a day after the request. */
  readonly until?: Date;
  /** Seconds it waits, while the news it tells can still be taken back. */
  readonly afterSeconds?: number;
};

export type EmailRequest<N extends LetterName> = MessageRequest & {
  readonly to: string;
  readonly letter: N;
  readonly data: LetterData[N];
  /** Keeps proof for good that it was sent, as the law wants for some notices. */
  readonly proof?: true;
  /** Unsaved words over the brand's, for a trial, which is marked as one. */
  readonly words?: OwnWords;
};

export type SmsRequest<N extends SmsName> = MessageRequest & {
  readonly to: E164;
  readonly sms: N;
  readonly data: SmsData[N];
};

export type PushRequest = MessageRequest & {
  readonly token: PushToken;
  /** Owner of the device: a message is dropped once they have signed out there. */
  readonly userId?: UserId;
  readonly title: string;
  readonly body: string;
  readonly data: PushData;
};

/** A phone call, and the text it speaks. */
export type CallRequest = MessageRequest & {
  readonly to: E164;
  readonly text: string;
};

/** A push to all devices a person is signed in on. */
export type RingRequest = MessageRequest &
  Pick<PushRequest, 'title' | 'body' | 'data'> & {
    readonly userId: UserId;
    /** `work` is for staff: it comes at any hour and cannot be switched off. */
    readonly topic: Topic | 'work';
  };

/** A queued request; instants are texts there. */
export type Queued<Request extends MessageRequest> = Omit<Request, 'until'> & { readonly until: string };

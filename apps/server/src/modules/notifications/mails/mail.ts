import type { Names } from '@zanga/domain/brand/names';
import type { OwnWords } from './words/own-letters.ts';

/** The picture that stands for the brand's name at the head of a letter. */
export type SenderLogo = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** What a mail says of who sends it. */
export type Sender = {
  readonly name: string;
  /** What texts call the brand and its membership. */
  readonly names: Names;
  /** Address of the site, without a slash at the end. */
  readonly origin: string;
  readonly phone: string;
  readonly email: string;
  readonly company: {
    readonly name: string;
    readonly address: string;
    readonly vatNumber: string;
    readonly register: string;
    readonly certifiedEmail: string;
  };
  /** The colour of buttons and links; null is ours. */
  readonly accent: string | null;
  /** Null is the name, written. */
  readonly logo: SenderLogo | null;
  /** What the brand says in words of its own. */
  readonly words: OwnWords;
};

export type Mail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** A piece of a mail's content; HTML and plain text are both made of it, so they always say the same. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'button';
      readonly label: string;
      readonly href: string;
      /** Written out below, too: what cannot be reached in any other way must not hang on one button. */
      readonly spelledOut: boolean;
    }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Said more quietly: how long a link lives, what to do if it was not you. */
  | { readonly kind: 'note'; readonly text: string };

/** What one kind of mail says, before it is laid out. */
export type Letter = {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Why the person receives it. */
  readonly reason: string;
  /** Where one stops mails that are sent by consent; only those have it. */
  readonly unsubscribe?: Unsubscribe;
  /** Where an answer goes; somebody wrote this mail. */
  readonly replyTo?: string;
};

export type Unsubscribe = {
  /** A page that a person opens. */
  readonly page: string;
  /** Answers the POST of a mail program's own button (RFC 8058). */
  readonly oneClick: string;
};

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const button = (label: string, href: string): Block => ({
  kind: 'button',
  label,
  href,
  spelledOut: false,
});
export const onlyWay = (label: string, href: string): Block => ({
  kind: 'button',
  label,
  href,
  spelledOut: true,
});
export const note = (text: string): Block => ({ kind: 'note', text });
export const list = (items: readonly string[]): Block => ({ kind: 'list', items });
export const facts = (rows: readonly (readonly [name: string, value: string])[]): Block => ({
  kind: 'facts',
  rows,
});

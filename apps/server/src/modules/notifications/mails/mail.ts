import type { Names } from '@zanga/domain/brand/names';
import type { OwnWords } from './words/own-letters.ts';

/** Picture at the head of a letter, in place of the brand's name. */
export type SenderLogo = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** The sender, as letters present it. */
export type Sender = {
  readonly name: string;
  /** Names of the brand and its membership in texts. */
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
  /** Colour of buttons and links; null is our own. */
  readonly accent: string | null;
  /** Null shows the name as text. */
  readonly logo: SenderLogo | null;
  /** The brand's own words. */
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
      /** The link is written out as text, too: an action with no other way must not hang on one button. */
      readonly spelledOut: boolean;
    }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A smaller line: how long a link lives, a hint if it was not you. */
  | { readonly kind: 'note'; readonly text: string };

/** Content of one kind of mail, before its layout. */
export type Letter = {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** The reason why the person receives it. */
  readonly reason: string;
  /** Links to unsubscribe; only for mails sent by consent. */
  readonly unsubscribe?: Unsubscribe;
  /** Address for answers, of a mail written by a person. */
  readonly replyTo?: string;
};

export type Unsubscribe = {
  /** A page with a button to confirm. */
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

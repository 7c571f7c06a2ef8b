import { layOut } from './layout.ts';
import { type LetterData, type LetterName, letters } from './letters.ts';
import type { Letter, Mail, Sender } from './mail.ts';
import { plainText } from './plain-text.ts';
import { inOwnWords } from './words/say.ts';

/** A subject is one line, also with a name that contains line breaks. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Headers for the mail program's own unsubscribe button (RFC 2369, RFC 8058). */
const headersOf = ({ unsubscribe, replyTo }: Letter): Mail['headers'] => {
  if (unsubscribe)
    return {
      'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    };
  return replyTo === undefined ? { 'Auto-Submitted': 'auto-generated' } : { 'Reply-To': oneLine(replyTo) };
};

/** Writes a mail: the same content as HTML and as plain text. */
export const writeMail = <N extends LetterName>(name: N, data: LetterData[N], sender: Sender): Mail => {
  // Each letter takes its own data; the compiler cannot follow one name through both tables.
  const compose = letters[name] as (data: LetterData[N], sender: Sender) => Letter;
  const letter = inOwnWords(name, data, compose(data, sender), sender);
  return {
    subject: oneLine(letter.subject),
    html: layOut(letter, sender),
    text: plainText(letter, sender),
    headers: headersOf(letter),
  };
};

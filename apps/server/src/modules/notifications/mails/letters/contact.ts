import type { ContactTopic } from '@zanga/contract/brand/contact';
import { topicNames } from '@zanga/contract/brand/contact-topics';
import { button, facts, type Letter, note, paragraph, type Sender } from '../mail.ts';
import { moment } from '../wording.ts';
import { say } from '../words/say.ts';

export type ContactWritten = {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly order: string;
  readonly message: string;
  readonly reference: string;
  readonly at: string;
};

/** Acknowledgement to an address that a stranger may have typed: nothing of the message is repeated. */
export type ContactAcknowledged = Pick<ContactWritten, 'topic' | 'reference' | 'at'> &
  Partial<ContactWritten>;

const factsOf = ({ topic, order, at, reference }: ContactAcknowledged) =>
  facts([
    ['Numero', reference],
    ['Argomento', topicNames[topic]],
    ...(order ? [['Ordine', order] as const] : []),
    ['Ricevuto', moment(at)],
  ]);

const paragraphsOf = (message: string) =>
  message
    .split(/\n\s*\n/)
    .filter((text) => text.trim() !== '')
    .map(paragraph);

/** To the sender of a message: it has arrived, and its number. */
export const contactReceived = (written: ContactAcknowledged, sender: Sender): Letter => {
  const { subject, title, opening } = say('contact_received', written, sender);
  return {
    subject,
    preheader: 'Lo leggiamo e ti rispondiamo al più presto, qui per email.',
    title,
    blocks: [
      ...opening,
      factsOf(written),
      ...paragraphsOf(written.message ?? ''),
      note('Se ci chiami, dicci questo numero: troviamo subito di che cosa si tratta.'),
    ],
    reason: `Ricevi questa email perché qualcuno ha scritto a ${sender.name} con questo indirizzo.`,
  };
};

export type ContactAnswered = Pick<ContactWritten, 'firstname' | 'reference' | 'topic'> & {
  /** Time of the message answered here. */
  readonly at: string;
  readonly text: string;
};

/** To the sender of a message: the answer. The message is not repeated: a stranger may have typed this address. */
export const contactAnswer = (answered: ContactAnswered, sender: Sender): Letter => {
  const { reference, topic, at, text } = answered;
  const { subject, title } = say('contact_answer', answered, sender);
  return {
    subject,
    preheader: `${sender.name} ti ha risposto.`,
    title,
    blocks: [
      ...paragraphsOf(text),
      factsOf({ topic, reference, at }),
      note(
        sender.email === ''
          ? `Se ci riscrivi, dicci il numero ${reference}.`
          : `Puoi rispondere a questa email: lascia il numero ${reference} nell’oggetto.`,
      ),
    ],
    reason: `Ricevi questa email perché qualcuno ha scritto a ${sender.name} con questo indirizzo.`,
    ...(sender.email !== '' && { replyTo: sender.email }),
  };
};

/** To the brand: the message, and the address for an answer. */
export const contactMessage = (written: ContactWritten, sender: Sender): Letter => ({
  subject: `${written.reference} · ${topicNames[written.topic]}`,
  preheader: `Da ${written.firstname} ${written.lastname}, con il modulo dei contatti.`,
  title: `${written.firstname} ${written.lastname} ci ha scritto`,
  blocks: [
    factsOf(written),
    ...paragraphsOf(written.message),
    button('Rispondi', `${sender.origin}/gestione/messaggi/${written.reference}`),
    note(`Chi scrive ha dato questo indirizzo: ${written.email}.`),
  ],
  reason: `Ricevi questa email perché è l’indirizzo dei contatti di ${sender.name}.`,
});

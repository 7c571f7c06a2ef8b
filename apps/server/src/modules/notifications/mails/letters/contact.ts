import type { ContactTopic } from '@zanga/contract/brand/contact';
import { facts, type Letter, note, paragraph, type Sender } from '../mail.ts';
import { hello, moment } from '../wording.ts';

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

const topics: Readonly<Record<ContactTopic, string>> = {
  order: 'Un ordine',
  product: 'Un prodotto',
  account: 'Il mio account',
  prime: 'Zanga Prime',
  shop: 'Un negozio',
  app: 'Sito e app',
  other: 'Altro',
};

/** What an address that anybody may have typed is told: nothing that a stranger wrote. */
export type ContactAcknowledged = Pick<ContactWritten, 'topic' | 'reference' | 'at'> &
  Partial<ContactWritten>;

const factsOf = ({ topic, order, at, reference }: ContactAcknowledged) =>
  facts([
    ['Numero', reference],
    ['Argomento', topics[topic]],
    ...(order ? [['Ordine', order] as const] : []),
    ['Ricevuto', moment(at)],
  ]);

const paragraphsOf = (message: string) =>
  message
    .split(/\n\s*\n/)
    .filter((text) => text.trim() !== '')
    .map(paragraph);

/** To whoever wrote: it has arrived, and under which number. */
export const contactReceived = (written: ContactAcknowledged, sender: Sender): Letter => ({
  subject: `Abbiamo ricevuto il tuo messaggio ${written.reference}`,
  preheader: 'Lo leggiamo e ti rispondiamo al più presto, qui per email.',
  title: `${hello(written.firstname ?? '')}, grazie per averci scritto`,
  blocks: [
    paragraph('Il tuo messaggio è arrivato. Lo legge una persona, che ti risponderà a questo indirizzo.'),
    factsOf(written),
    ...paragraphsOf(written.message ?? ''),
    note('Se ci chiami, dicci questo numero: troviamo subito di che cosa si tratta.'),
  ],
  reason: `Ricevi questa email perché qualcuno ha scritto a ${sender.name} con questo indirizzo.`,
});

/** To the brand: what was written, and where to answer. */
export const contactMessage = (written: ContactWritten, sender: Sender): Letter => ({
  subject: `${written.reference} · ${topics[written.topic]}`,
  preheader: `Da ${written.firstname} ${written.lastname}, con il modulo dei contatti.`,
  title: `${written.firstname} ${written.lastname} ci ha scritto`,
  blocks: [
    factsOf(written),
    ...paragraphsOf(written.message),
    note(`Per rispondere scrivi a ${written.email}, con il numero ${written.reference} nell’oggetto.`),
  ],
  reason: `Ricevi questa email perché è l’indirizzo dei contatti di ${sender.name}.`,
});

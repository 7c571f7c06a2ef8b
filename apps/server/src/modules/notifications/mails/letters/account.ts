import { button, type Letter, list, note, onlyWay, paragraph, type Sender } from '../mail.ts';
import { duration, forAccount, hello, moment } from '../wording.ts';

export type Welcome = { readonly firstname: string };

export const welcome = ({ firstname }: Welcome, sender: Sender): Letter => ({
  subject: `Ti diamo il benvenuto in ${sender.name}`,
  preheader: 'Il tuo account è pronto: da adesso ci ricordiamo noi di indirizzi, preferiti e ordini.',
  title: `${hello(firstname)}, che bello averti qui`,
  blocks: [
    paragraph(
      'Il tuo account è pronto. Indirizzi, preferiti e ordini ti aspettano al loro posto, su ogni tuo dispositivo.',
    ),
    list([
      'Ordina a domicilio o passa a ritirare, all’ora che scegli tu.',
      'Segna i piatti che ami: li ritrovi al primo tocco.',
      'Dicci allergie e preferenze: il menu ti mostra solo ciò che va bene per te.',
    ]),
    button('Vai al menu', `${sender.origin}/home`),
  ],
  reason: forAccount(sender),
});

export type AccountDeleted = { readonly firstname: string; readonly at: string };

export const accountDeleted = ({ firstname, at }: AccountDeleted, sender: Sender): Letter => ({
  subject: `Il tuo account ${sender.name} è stato eliminato`,
  preheader: 'Abbiamo cancellato i tuoi dati, come ci hai chiesto.',
  title: 'Account eliminato',
  blocks: [
    paragraph(
      `${hello(firstname)}, come ci hai chiesto abbiamo eliminato il tuo account il ${moment(at)}. Dati personali, indirizzi, carte salvate e preferiti non ci sono più.`,
    ),
    paragraph(
      'Degli ordini passati conserviamo, senza il tuo nome, solo ciò che la legge chiede per la contabilità.',
    ),
    paragraph('Grazie per il tempo passato con noi. Se un giorno vorrai tornare, la porta è aperta.'),
  ],
  reason: `Ricevi questa email, l’ultima, perché con questo indirizzo esisteva un account ${sender.name}.`,
});

export type DataExportReady = {
  readonly firstname: string;
  readonly link: string;
  readonly minutes: number;
};

export const dataExportReady = ({ firstname, link, minutes }: DataExportReady, sender: Sender): Letter => ({
  subject: 'I tuoi dati sono pronti da scaricare',
  preheader: 'Tutto quello che sappiamo di te, in un solo file.',
  title: 'I tuoi dati sono pronti',
  blocks: [
    paragraph(
      `${hello(firstname)}, ecco la copia dei tuoi dati che ci hai chiesto: profilo, indirizzi, ordini e consensi, in un solo file che anche un altro servizio può leggere.`,
    ),
    onlyWay('Scarica i miei dati', link),
    note(
      `Il collegamento vale ${duration(minutes)} ed è solo per te: chi lo apre vede i tuoi dati, quindi non inoltrare questa email.`,
    ),
  ],
  reason: forAccount(sender),
});

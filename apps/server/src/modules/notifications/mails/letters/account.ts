import { button, type Letter, list, note, onlyWay, paragraph, type Sender } from '../mail.ts';
import { duration, forAccount, greet, moment } from '../wording.ts';
import { say } from '../words/say.ts';

export type Welcome = { readonly firstname: string };

export const welcome = (data: Welcome, sender: Sender): Letter => {
  const { opening, ...said } = say('welcome', data, sender);
  return {
    ...said,
    blocks: [
      ...opening,
      list([
        'Ordina a domicilio o passa a ritirare, all’ora che scegli tu.',
        'Segna i piatti che ami: li ritrovi al primo tocco.',
        'Dicci allergie e preferenze: il menu ti mostra solo ciò che va bene per te.',
      ]),
      button('Vai al menu', `${sender.origin}/home`),
    ],
    reason: forAccount(sender),
  };
};

export type AccountDeleted = { readonly firstname: string; readonly at: string };

export const accountDeleted = ({ firstname, at }: AccountDeleted, sender: Sender): Letter => ({
  subject: `Il tuo account ${sender.name} è stato eliminato`,
  preheader: 'Abbiamo cancellato i tuoi dati, come ci hai chiesto.',
  title: 'Account eliminato',
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, come ci hai chiesto abbiamo eliminato il tuo account il ${moment(at)}. Dati personali, indirizzi, carte salvate e preferiti non ci sono più.`,
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

export const dataExportReady = (data: DataExportReady, sender: Sender): Letter => {
  const { title, opening } = say('data_export_ready', data, sender);
  const { link, minutes } = data;
  return {
    subject: 'I tuoi dati sono pronti da scaricare',
    preheader: 'Tutto quello che sappiamo di te, in un solo file.',
    title,
    blocks: [
      ...opening,
      onlyWay('Scarica i miei dati', link),
      note(
        `Il collegamento vale ${duration(minutes)} ed è solo per te: chi lo apre vede i tuoi dati, quindi non inoltrare questa email.`,
      ),
    ],
    reason: forAccount(sender),
  };
};

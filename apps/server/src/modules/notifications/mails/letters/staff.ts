import { facts, type Letter, note, onlyWay, paragraph, type Sender } from '../mail.ts';
import { moment } from '../wording.ts';

export type StaffInvitation = {
  /** Name of the inviting person. */
  readonly by: string;
  /** Each post in words: “Banco di Zanga Catania”. */
  readonly posts: readonly string[];
  readonly link: string;
  readonly until: string;
};

export const staffInvitation = ({ by, posts, link, until }: StaffInvitation, sender: Sender): Letter => ({
  subject: `${by} ti invita a lavorare con ${sender.name}`,
  preheader: 'Scegli una password e sei dei nostri.',
  title: 'Benvenuto in squadra',
  blocks: [
    paragraph(
      `${by} ti ha aggiunto a chi lavora con ${sender.name}. Accetta l’invito e scegli una password: da lì in poi entri con questa email.`,
    ),
    facts([
      ['Che cosa farai', posts.join(', ')],
      ['Vale fino a', moment(until)],
    ]),
    onlyWay('Accetta l’invito', link),
    note(
      'Il collegamento funziona una volta sola. Se non ti aspettavi questo invito ignora questa email: non succede nulla.',
    ),
  ],
  reason: `Ricevi questa email perché ${by} ha indicato questo indirizzo per lavorare con ${sender.name}.`,
});

import { type Letter, paragraph, type Sender } from '../mail.ts';
import { hello } from '../wording.ts';

/** To an owner who tries whether mails arrive. */
export const serviceTrial = ({ firstname }: { readonly firstname: string }, { name }: Sender): Letter => ({
  subject: `${name}: prova della posta`,
  preheader: 'Se la leggi, la posta arriva.',
  title: 'La posta arriva',
  blocks: [
    paragraph(`${hello(firstname)}, questa email è una prova chiesta dalle impostazioni di ${name}.`),
    paragraph(
      'Se la leggi, arrivano anche le conferme degli ordini. Guarda se è finita nella posta indesiderata.',
    ),
  ],
  reason: `Ricevi questa email perché hai provato la posta nella gestione di ${name}.`,
});

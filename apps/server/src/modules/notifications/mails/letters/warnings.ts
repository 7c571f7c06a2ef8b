import { button, facts, type Letter, note, paragraph, type Sender } from '../mail.ts';
import { forAccount, greet, moment, reachUs } from '../wording.ts';

export type EmailChanged = { readonly firstname: string; readonly at: string };

/** Goes to the old address, which no longer opens the account: an owner who did not ask can only turn to us. */
export const emailChanged = ({ firstname, at }: EmailChanged, sender: Sender): Letter => ({
  subject: 'L’email del tuo account è cambiata',
  preheader: 'Eri tu? Allora è tutto a posto.',
  title: 'Da adesso ti scriviamo altrove',
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, il tuo account ${sender.name} ora ha un altro indirizzo email. A questo non scriveremo più, e con questo non si accede più.`,
    ),
    facts([['Quando', moment(at)]]),
    note(
      `Non eri tu? Allora qualcuno conosce la tua password: ${reachUs(sender)} subito, e rimettiamo le cose a posto insieme. Se usi la stessa password altrove, cambiala anche lì.`,
    ),
  ],
  reason: `Ricevi questa email, l’ultima, perché fino a oggi questo era l’indirizzo di un account ${sender.name}.`,
});

export type SignInGuessed = { readonly firstname: string; readonly at: string };

export const signInGuessed = ({ firstname, at }: SignInGuessed, sender: Sender): Letter => ({
  subject: 'Qualcuno sta provando la tua password',
  preheader: 'Nessuno è entrato. Se eri tu, ecco come fare.',
  title: 'Troppi tentativi di accesso',
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, qualcuno ha scritto più volte una password sbagliata per entrare nel tuo account ${sender.name}. Nessuno è entrato, e stiamo rallentando i tentativi.`,
    ),
    facts([['Quando', moment(at)]]),
    paragraph(
      'Eri tu e non la ricordi? Scegline una nuova da «Password dimenticata?»: si torna a entrare subito.',
    ),
    button('Scegli una nuova password', `${sender.origin}/home?accesso=password`),
    note(
      'Non eri tu? Non devi fare nulla. Se la tua password è corta, o la usi anche altrove, è il momento buono per cambiarla.',
    ),
  ],
  reason: forAccount(sender),
});

export type AlreadyRegistered = { readonly firstname: string };

export const alreadyRegistered = ({ firstname }: AlreadyRegistered, sender: Sender): Letter => ({
  subject: `Hai già un account ${sender.name}`,
  preheader: 'Per entrare basta accedere.',
  title: 'Ci conosciamo già',
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, qualcuno, forse tu, ha appena provato a registrarsi con questo indirizzo. Un account c’è già: per entrare basta accedere.`,
    ),
    paragraph('Non ricordi la password? Nella pagina di accesso tocca «Password dimenticata?».'),
    button('Accedi', `${sender.origin}/home?accesso=accedi`),
    note(
      'Non eri tu? Non devi fare nulla: il tuo account è rimasto com’era, e a chi ci ha provato non abbiamo detto niente di te.',
    ),
  ],
  reason: forAccount(sender),
});

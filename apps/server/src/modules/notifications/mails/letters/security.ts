import { button, facts, type Letter, note, onlyWay, paragraph, type Sender } from '../mail.ts';
import { duration, forAccount, greet, moment, reachUs } from '../wording.ts';
import { say } from '../words/say.ts';

/** A link that acts for its opener, and its lifetime. */
export type WithLink = { readonly firstname: string; readonly link: string; readonly minutes: number };

export const confirmEmail = (data: WithLink, sender: Sender): Letter => {
  const { title, opening } = say('confirm_email', data, sender);
  return {
    subject: 'Conferma il tuo nuovo indirizzo email',
    preheader: 'Un tocco, e da adesso ti scriviamo qui.',
    title,
    blocks: [
      ...opening,
      onlyWay('Conferma l’indirizzo', data.link),
      note(
        `Il collegamento vale ${duration(data.minutes)} e funziona una volta sola. Se non l’hai chiesto tu ignora questa email: non cambia nulla.`,
      ),
    ],
    reason: `Ricevi questa email perché qualcuno ha indicato questo indirizzo per un account ${sender.name}.`,
  };
};

export const passwordReset = (data: WithLink, sender: Sender): Letter => {
  const { title, opening } = say('password_reset', data, sender);
  return {
    subject: 'Scegli una nuova password',
    preheader: `Il collegamento vale ${duration(data.minutes)}.`,
    title,
    blocks: [
      ...opening,
      onlyWay('Scegli la nuova password', data.link),
      note(
        `Il collegamento vale ${duration(data.minutes)} e funziona una volta sola. Se non l’hai chiesto tu ignora questa email: la tua password resta quella di prima.`,
      ),
    ],
    reason: forAccount(sender),
  };
};

const notYou = (sender: Sender) =>
  note(
    `Non eri tu? Tocca subito «Password dimenticata?» nella pagina di accesso, scegline una nuova e ${reachUs(sender)}: ti aiutiamo noi.`,
  );

export type PasswordChanged = { readonly firstname: string; readonly at: string };

export const passwordChanged = ({ firstname, at }: PasswordChanged, sender: Sender): Letter => ({
  subject: 'La tua password è cambiata',
  preheader: 'Eri tu? Allora è tutto a posto.',
  title: 'Password cambiata',
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, la password del tuo account ${sender.name} è appena cambiata. Per sicurezza gli altri dispositivi sono stati scollegati.`,
    ),
    facts([['Quando', moment(at)]]),
    notYou(sender),
    button('Vai al tuo account', `${sender.origin}/account`),
  ],
  reason: forAccount(sender),
});

export type SocialLinked = {
  readonly firstname: string;
  readonly network: 'Facebook' | 'Apple';
  readonly at: string;
};

export const socialLinked = ({ firstname, network, at }: SocialLinked, sender: Sender): Letter => ({
  subject: `Ora puoi accedere con ${network}`,
  preheader: `Il tuo account ${sender.name} è collegato a ${network}.`,
  title: `Collegato a ${network}`,
  blocks: [
    paragraph(
      `${greet(firstname, sender)}, da adesso puoi entrare nel tuo account ${sender.name} anche con ${network}, senza scrivere la password.`,
    ),
    facts([
      ['Accesso', network],
      ['Quando', moment(at)],
    ]),
    notYou(sender),
    button('Vai al tuo account', `${sender.origin}/account`),
  ],
  reason: forAccount(sender),
});

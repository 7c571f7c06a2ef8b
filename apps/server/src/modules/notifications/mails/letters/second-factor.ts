import { button, facts, type Letter, note, paragraph, type Sender } from '../mail.ts';
import { forAccount, hello, moment, reachUs } from '../wording.ts';

export type FactorChanged = {
  readonly firstname: string;
  readonly change: 'added' | 'removed' | 'codes' | 'code_used' | 'reset';
  /** Name of a passkey; null is the app for codes, or all factors. */
  readonly passkey: string | null;
  readonly at: string;
};

const words = {
  added: {
    subject: 'Hai un nuovo secondo fattore',
    what: (which: string) => `da adesso entri in gestione anche con ${which}`,
  },
  removed: {
    subject: 'Un secondo fattore è stato tolto',
    what: (which: string) => `per entrare in gestione non vale più ${which}`,
  },
  codes: {
    subject: 'Hai nuovi codici di recupero',
    what: () => 'i codici di recupero di prima non valgono più, ne hai dieci nuovi',
  },
  code_used: {
    subject: 'È stato usato un codice di recupero',
    what: () => 'qualcuno ha usato uno dei tuoi codici di recupero per la gestione',
  },
  reset: {
    subject: 'Il tuo secondo fattore è stato azzerato',
    what: () =>
      'chi gestisce le persone ha azzerato il tuo secondo fattore: al prossimo accesso ne scegli un altro',
  },
} as const satisfies Record<FactorChanged['change'], unknown>;

/** Tells a member of the staff of a change to their second factor. */
export const factorChanged = ({ firstname, change, passkey, at }: FactorChanged, sender: Sender): Letter => {
  const { subject, what } = words[change];
  const which = passkey === null ? 'l’app per i codici' : `la passkey «${passkey}»`;
  return {
    subject,
    preheader: 'Sei stato tu? Allora è tutto a posto.',
    title: subject,
    blocks: [
      paragraph(`${hello(firstname)}, ${what(which)}.`),
      facts([['Quando', moment(at)]]),
      note(
        `Non ne sai niente? Cambia subito la password, chiudi gli altri accessi dal tuo profilo e ${reachUs(sender)}.`,
      ),
      button('Vai al tuo profilo', `${sender.origin}/gestione/profilo`),
    ],
    reason: forAccount(sender),
  };
};

export type NewSignIn = {
  readonly firstname: string;
  /** “Chrome, Windows”; null where the browser does not tell. */
  readonly device: string | null;
  /** Network of 256 addresses that the sign-in came from. */
  readonly network: string | null;
  readonly at: string;
};

/** Tells a member of the staff of a sign-in from a new place. */
export const newSignIn = ({ firstname, device, network, at }: NewSignIn, sender: Sender): Letter => ({
  subject: 'Un nuovo accesso alla gestione',
  preheader: 'Sei stato tu? Allora è tutto a posto.',
  title: 'Un nuovo accesso',
  blocks: [
    paragraph(
      `${hello(firstname)}, il tuo account è appena entrato nella gestione di ${sender.name} da un dispositivo o da una rete che non conosciamo.`,
    ),
    facts([
      ['Quando', moment(at)],
      ['Dispositivo', device ?? 'Sconosciuto'],
      ['Rete', network ?? 'Sconosciuta'],
    ]),
    note(
      `Non ne sai niente? Cambia subito la password, chiudi gli altri accessi dal tuo profilo e ${reachUs(sender)}.`,
    ),
    button('Vai al tuo profilo', `${sender.origin}/gestione/profilo`),
  ],
  reason: forAccount(sender),
});

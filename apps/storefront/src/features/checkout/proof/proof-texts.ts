/** Texts of the proof dialog: captcha and SMS code. */
export const proofTexts = {
  captcha: {
    title: 'Ancora un momento',
    line: 'In questo momento arrivano molti ordini dalla tua rete. Controlliamo che ci sia una persona: fa tutto il tuo dispositivo, e l’ordine parte da solo.',
  },
  code: {
    title: 'Confermiamo il cellulare',
    sending: (phone: string) => `Ti stiamo mandando un SMS al ${phone}…`,
    sent: (phone: string) =>
      `Prima di mettersi al lavoro la cucina vuole essere sicura di poterti raggiungere. Abbiamo mandato un codice di sei cifre al ${phone}.`,
    label: 'Codice',
    hint: 'Vale dieci minuti, e su questo dispositivo non te lo chiediamo più.',
    confirm: 'Conferma e ordina',
    resend: 'Manda un altro codice',
    resendIn: (seconds: number) => `Puoi chiederne un altro tra ${seconds} s`,
    change: 'Cambia numero',
  },
} as const;

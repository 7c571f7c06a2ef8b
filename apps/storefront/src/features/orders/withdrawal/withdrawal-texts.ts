/** The words of the withdrawal function, the first as the law wants it. */
export const withdrawalTexts = {
  title: 'Recesso',
  open: 'Recedere dal contratto qui',
  choose: 'Che cosa vuoi restituire?',
  chooseBody:
    'Hai quattordici giorni per ripensarci, senza dare motivi. Scegli i prodotti: ti rimborsiamo appena li riceviamo.',
  none: 'Scegli almeno un prodotto',
  exempt: 'Non si può restituire',
  exemptWhy:
    'Per legge il recesso non riguarda piatti e bevande preparati, alimenti che si deteriorano in fretta o sigillati e poi aperti, e biglietti per una data fissata.',
  review: 'Continua',
  confirmTitle: 'Confermi il recesso?',
  confirmBody: 'Recedi dall’acquisto di:',
  confirm: 'Conferma il recesso',
  back: 'Indietro',
  doneTitle: 'Recesso ricevuto',
  done: (moment: string) =>
    `L’abbiamo registrato ${moment} e ti abbiamo mandato una conferma per email. Ti scriviamo come restituire i prodotti.`,
} as const;

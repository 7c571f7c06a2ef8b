/** Texts for guests at a table. */
export const onshopTexts = {
  title: 'Ordina dal tavolo',
  description:
    'Inquadra il codice sul tavolo, scegli dal menù di questo negozio e ordina: te lo portiamo noi.',
  at: (table: string) => `Sei al tavolo ${table}`,
  line: 'Scegli dal menù, ordina quando vuoi: te lo portiamo qui. Paghi subito con la carta, oppure alla cassa prima di uscire.',
  closed: 'Il tavolo è chiuso',
  closedBody: 'Chiedi a chi serve di aprirlo: poi puoi ordinare da qui.',
  noSeat: 'Questo telefono non è ancora al tavolo',
  noSeatBody:
    'Inquadra il codice sul telefono di chi è seduto con te, oppure chiedi a chi serve: poi puoi ordinare da qui.',
  invite: 'Fai ordinare un altro telefono',
  inviteBody: 'Chi è seduto con te inquadra questo codice e ordina sullo stesso conto.',
  inviteCode: 'Codice per un altro telefono di questo tavolo',
  noTable: 'Inquadra il codice sul tavolo',
  noTableBody:
    'Ogni tavolo dei nostri negozi ha un codice: inquadralo con la fotocamera del telefono e questa pagina si apre con il menù di quel negozio.',
  home: 'Guarda il menù',

  menu: 'Il menù di questo negozio',
  popular: 'I più scelti',

  bill: 'Il conto del tavolo',
  billEmpty: 'Ancora niente: quello che ordinate compare qui, da qualunque telefono.',
  order: (number: string, name: string) => `${number} · ${name}`,
  mine: 'da questo telefono',
  piece: (qty: number, name: string) => `${qty} × ${name}`,
  paid: 'pagato',
  due: 'da pagare alla cassa',
  total: 'Totale',
  alreadyPaid: 'Già pagato',
  left: 'Da pagare alla cassa',
  leftMine: (amount: string) => `Di questo, ordinato da questo telefono: ${amount}.`,
  how: 'Alla cassa dite il numero del tavolo: potete pagare tutto insieme, oppure ciascuno il suo.',

  call: 'Chiama il cameriere',
  calledWaiter: 'Arriviamo subito',
  askBill: 'Chiedi il conto',
  calledBill: 'Ti portiamo il conto',
  leave: 'Lascia il tavolo',
  hasLeft: 'Hai lasciato il tavolo: il carrello è di nuovo per casa o per il ritiro.',
} as const;

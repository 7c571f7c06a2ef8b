export const blockTexts = {
  open: 'Non è venuto? Blocca i recapiti',
  blocked: 'Recapiti bloccati: modifica',
  title: 'Blocca i recapiti di quest’ordine',
  line: 'Da questo negozio non potrà più ordinare online, finché non lo sblocchi o per un anno. Gli diciamo di chiamarvi.',
  phone: (telephone: string) => `Il cellulare ${telephone}`,
  email: 'L’indirizzo email dell’ordine',
  confirm: 'Salva',
  done: 'Fatto: recapiti bloccati.',
  undone: 'Fatto: può ordinare di nuovo.',
} as const;

export const failedTexts = {
  title: 'Rimborso non riuscito',
  line: (amount: string) => `La banca non ha restituito ${amount}: il cliente li aspetta ancora.`,
  reason: (reason: string) => `Motivo: «${reason}»`,
  retry: 'Riprova sulla carta',
  retried: 'Rimborso chiesto di nuovo alla banca.',
  byHand: 'L’ho pagato a mano',
  how: 'Come l’hai pagato?',
  howHint: 'Per esempio: contanti alla cassa, bonifico del 3 marzo',
  howMissing: 'scrivi come',
  confirm: (amount: string) => `Ho restituito ${amount}`,
  noted: 'Segnato: resta scritto chi l’ha pagato, come e quando.',
} as const;

export const closingTexts = {
  title: (count: number) => `Da chiudere (${count})`,
  line: 'Il loro orario è passato da ore. Quelli pagati si chiudono da soli domattina; quelli da incassare restano qui.',
  close: 'Chiudi',
  closeOf: (number: string) => `Chiudi ${number}`,
  collect: (amount: string) => `Incassa ${amount} e chiudi`,
  collectOf: (number: string, amount: string) => `Incassa ${amount} e chiudi ${number}`,
} as const;

export const confirmTexts = {
  line: 'Per sicurezza ci serve di nuovo la tua password.',
  password: 'Password',
  what: 'la password',
  confirm: 'Conferma e continua',
} as const;

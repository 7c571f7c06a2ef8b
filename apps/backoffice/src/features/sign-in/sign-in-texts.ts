export const signInTexts = {
  title: 'Buon servizio',
  line: 'Accedi con la tua email di lavoro.',
  email: 'Email',
  password: 'Password',
  passwordWhat: 'la password',
  reveal: 'Mostra',
  conceal: 'Nascondi',
  enter: 'Entra',
  missing: 'campo obbligatorio',
  notStaff: 'Questo account non lavora in nessun negozio. Chiedi al responsabile di abilitarti.',
} as const;

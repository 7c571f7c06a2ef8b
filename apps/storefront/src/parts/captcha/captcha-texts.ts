export const captchaTexts = {
  label: 'Verifica di sicurezza',
  working: 'Verifica di sicurezza in corso…',
  solved: 'Verifica di sicurezza completata',
  failed: 'La verifica di sicurezza non è riuscita.',
  retry: 'Riprova la verifica',
} as const;

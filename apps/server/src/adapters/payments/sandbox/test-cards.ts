/** Behaviour of a test card's bank. */
export type Behaviour =
  | 'pays'
  | 'asks'
  | 'always_asks'
  | 'no_funds'
  | 'fails_later'
  | 'declines'
  | 'expired'
  | 'wrong_cvc'
  | 'refund_fails'
  | 'contests';

/** Usual test numbers of payment providers; all others are refused, so that no real card comes in. */
export const testCards: Readonly<Record<string, { readonly does: Behaviour; readonly words: string }>> = {
  '4242424242424242': { does: 'pays', words: 'Visa, paga' },
  '5555555555554444': { does: 'pays', words: 'Mastercard, paga' },
  '378282246310005': { does: 'pays', words: 'American Express, paga (CVC di 4 cifre)' },
  '4000000000003220': { does: 'asks', words: 'chiede la conferma della banca (3-D Secure)' },
  '4000002760003184': { does: 'always_asks', words: 'chiede la conferma a ogni pagamento, rinnovi compresi' },
  '4000000000009995': { does: 'no_funds', words: 'fondi insufficienti' },
  '4000000000000341': { does: 'fails_later', words: 'si può salvare, ma ogni addebito è rifiutato' },
  '4000000000000002': { does: 'declines', words: 'rifiutata' },
  '4000000000000069': { does: 'expired', words: 'scaduta, secondo la banca' },
  '4000000000000127': { does: 'wrong_cvc', words: 'CVC sbagliato, secondo la banca' },
  '4000000000005126': { does: 'refund_fails', words: 'paga, ma il rimborso non riesce' },
  '4000000000000259': { does: 'contests', words: 'paga, e il pagamento viene contestato' },
};

export type Verdict =
  | { readonly verdict: 'good' }
  | { readonly verdict: 'ask' }
  | { readonly verdict: 'no'; readonly code: string };

const refused: Partial<Record<Behaviour, string>> = {
  no_funds: 'insufficient_funds',
  declines: 'generic_decline',
  expired: 'expired_card',
  wrong_cvc: 'incorrect_cvc',
};

/** Whether a card may be kept; the bank is asked without a charge. */
export const askToKeep = (does: Behaviour): Verdict => {
  if (does === 'asks' || does === 'always_asks') return { verdict: 'ask' };
  const code = does === 'no_funds' ? undefined : refused[does];
  return code === undefined ? { verdict: 'good' } : { verdict: 'no', code };
};

/** Whether a card pays; `present` says whether its owner can be asked. */
export const askToPay = (does: Behaviour, present: boolean): Verdict => {
  if (does === 'always_asks' || (does === 'asks' && present)) return { verdict: 'ask' };
  const code = does === 'fails_later' ? 'generic_decline' : refused[does];
  return code === undefined ? { verdict: 'good' } : { verdict: 'no', code };
};

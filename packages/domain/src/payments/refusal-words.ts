/** ERR-9: the text without a known reason. */
export const paymentFailed = 'Errore nel pagamento con carta, si prega di riprovare';

/** Reasons that a person can act on. Suspicions of theft or fraud are never told: they get the general text. */
const words = new Map(
  Object.entries({
    insufficient_funds: 'La carta non ha fondi sufficienti: prova con un’altra carta',
    card_velocity_exceeded: 'La carta ha raggiunto il suo limite: prova con un’altra carta',
    withdrawal_count_limit_exceeded: 'La carta ha raggiunto il suo limite: prova con un’altra carta',
    live_mode_card: 'Questo è un ambiente di prova: usa una delle carte di prova',
    expired_card: 'La carta è scaduta: prova con un’altra carta',
    invalid_expiry_month: 'La scadenza della carta non è valida',
    invalid_expiry_year: 'La scadenza della carta non è valida',
    incorrect_cvc: 'Il codice di sicurezza (CVC) non è corretto',
    invalid_cvc: 'Il codice di sicurezza (CVC) non è corretto',
    incorrect_number: 'Il numero della carta non è corretto',
    invalid_number: 'Il numero della carta non è corretto',
    card_not_supported: 'Questa carta non si può usare qui: prova con un’altra carta',
    currency_not_supported: 'Questa carta non si può usare qui: prova con un’altra carta',
    authentication_required: 'La banca chiede la tua conferma: riprova e autorizza il pagamento',
    payment_intent_authentication_failure:
      'La banca non ha confermato che sei tu: riprova o usa un’altra carta',
    setup_intent_authentication_failure:
      'La banca non ha confermato che sei tu: riprova o usa un’altra carta',
    generic_decline: 'La carta è stata rifiutata: prova con un’altra carta o chiedi alla tua banca',
    card_declined: 'La carta è stata rifiutata: prova con un’altra carta o chiedi alla tua banca',
    do_not_honor: 'La carta è stata rifiutata: prova con un’altra carta o chiedi alla tua banca',
  }),
);

/** ERR-8: text of a refused card, by the provider's code. */
export const refusalWords = (code: string): string => words.get(code) ?? paymentFailed;

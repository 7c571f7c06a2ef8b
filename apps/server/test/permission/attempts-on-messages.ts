/** Staff calls on a message, tried by staff of another shop and of none. */
export const onMessage = (message: string) => ({
  'GET /api/backoffice/messages/:message': { url: message },
  'POST /api/backoffice/messages/:message/answers': {
    url: message,
    payload: { version: 1, text: 'Eva ti risponde' },
    by: 'manager' as const,
  },
  'PUT /api/backoffice/messages/:message/assigned': {
    url: message,
    payload: { version: 1, to: null },
    by: 'manager' as const,
  },
  'PUT /api/backoffice/messages/:message/shop': {
    url: message,
    payload: { version: 1, shop: null },
    by: 'manager' as const,
  },
  'POST /api/backoffice/messages/:message/close': {
    url: message,
    payload: { version: 1 },
    by: 'manager' as const,
  },
  'POST /api/backoffice/messages/:message/reopen': {
    url: message,
    payload: { version: 1 },
    by: 'manager' as const,
  },
});

/** Staff calls on a review, tried by staff of another shop. */
export const onReview = (review: string) => ({
  'POST /api/backoffice/reviews/:review/publish': {
    url: review,
    payload: { version: 1 },
    by: 'manager' as const,
  },
  'POST /api/backoffice/reviews/:review/refuse': {
    url: review,
    payload: { version: 1, reason: 'off_topic' },
    by: 'manager' as const,
  },
  'PUT /api/backoffice/reviews/:review/answer': {
    url: review,
    payload: { version: 1, text: 'Eva ti risponde' },
    by: 'manager' as const,
  },
});

import type { CodeMeaning, GatewayRecipe } from './gateway-recipe.ts';

// The vendors' published interfaces as of November 2026; `vendor-recipes.test.ts` holds their words.

const basic = { authorization: 'Basic {basic}' } as const;

type CodeRow = readonly [CodeMeaning, readonly number[]];

const meaningOf = (...rows: readonly CodeRow[]): Readonly<Record<string, CodeMeaning>> =>
  Object.fromEntries(rows.flatMap(([meaning, codes]) => codes.map((code) => [String(code), meaning])));

const twilio = {
  format: 'form',
  headers: basic,
  codes: ['error_code', 'code'],
  meanings: meaningOf(
    // The number is invalid, cannot receive SMS, or has opted out.
    ['refused', [21211, 21214, 21217, 21610, 21612, 21614]],
    // The sender is not ours, or the account lacks the permission.
    ['keys', [20003, 20403, 21210, 21212, 21606, 21608, 21659]],
    ['too_fast', [20429, 14107]],
  ),
} as const;

const twilioAccount = 'https://api.twilio.com/2010-04-01/Accounts/{user}';

/** SMS vendors; `user` and `token` are the account and the secret, by each vendor's own names. */
export const smsRecipes = {
  twilio: {
    ...twilio,
    url: `${twilioAccount}/Messages.json`,
    body: { To: '{to}', From: '{from}', Body: '{text}' },
    yes: { path: 'status', values: ['accepted', 'scheduled', 'queued', 'sending', 'sent', 'delivered'] },
  },
  vonage: {
    url: 'https://rest.nexmo.com/sms/json',
    format: 'form',
    headers: {},
    body: { api_key: '{user}', api_secret: '{token}', from: '{from}', to: '{digits}', text: '{text}' },
    wide: { type: 'unicode' },
    yes: { path: 'messages.*.status', values: ['0'] },
    meanings: meaningOf(
      ['refused', [3, 6, 7, 12, 22, 29]],
      ['keys', [4, 8, 14, 15]],
      ['credit', [9]],
      ['too_fast', [1, 10]],
    ),
  },
  skebby: {
    url: 'https://api.skebby.it/API/v1.0/REST/sms',
    format: 'json',
    headers: { user_key: '{user}', Access_token: '{token}' },
    body: { message_type: 'GP', message: '{text}', recipient: ['{to}'], sender: '{from}' },
    wide: { encoding: 'ucs2' },
    yes: { path: 'result', values: ['OK'] },
  },
  agiletelecom: {
    url: 'https://wholesale.agiletelecom.com/services/sms/send',
    format: 'json',
    headers: { 'x-api-key': '{token}' },
    body: { messages: [{ destinations: ['{to}'], sender: '{from}', body: '{text}' }] },
    yes: { path: 'results.*.accepted', values: ['true'] },
    codes: ['results.*.statusCode', 'code'],
    meanings: meaningOf(
      ['refused', [4, 6, 7, 24, 400, 403]],
      ['keys', [1, 11, 18, 100, 401]],
      ['credit', [2, 402]],
      ['too_fast', [429]],
    ),
  },
} as const satisfies Readonly<Record<string, GatewayRecipe>>;

/** Calls that read a text aloud. Vonage needs an application's id, and a signature with its private key. */
export const voiceRecipes = {
  twilio: {
    ...twilio,
    url: `${twilioAccount}/Calls.json`,
    body: {
      To: '{to}',
      From: '{from}',
      Twiml: '<Response><Say language="it-IT">{xml}</Say></Response>',
    },
    yes: { path: 'status', values: ['queued', 'ringing', 'in-progress', 'completed'] },
  },
  vonage: {
    url: 'https://api.nexmo.com/v1/calls',
    format: 'json',
    headers: { authorization: 'Bearer {jwt}' },
    body: {
      to: [{ type: 'phone', number: '{digits}' }],
      from: { type: 'phone', number: '{fromDigits}' },
      ncco: [{ action: 'talk', text: '{text}', language: 'it-IT' }],
    },
    yes: { path: 'status', values: ['started', 'ringing', 'answered'] },
  },
} as const satisfies Readonly<Record<string, GatewayRecipe>>;

import { z } from 'zod';
import { json } from '../../platform/setting-kinds.ts';
import type { GatewayRecipe } from './gateway-recipe.ts';
import { smsRecipes, voiceRecipes } from './vendor-recipes.ts';

/** `messages.0.status=0|1`: a path into the answer and its allowed values; without `=` any value. */
const answerTest = z
  .string()
  .regex(/^[^\s=.]+(\.[^\s=.]+)*(=.+)?$/, 'must be a path, such as messages.0.status=0')
  .transform((text) => {
    const [path = '', values] = text.split(/=(.*)/s);
    return { path, values: values === undefined ? [] : values.split('|') };
  });

const web = z.url({ protocol: /^https?$/ });
const form = z.enum(['json', 'form']);
const headers = json.pipe(z.record(z.string(), z.string()));
const secret = z.string().min(1);

/** Gateways for texts and calls. A named vendor brings its recipe; each other setting overrides a part of it. */
export const gatewaySettings = {
  SMS_GATEWAY: z.enum(['own', 'twilio', 'vonage', 'skebby', 'agiletelecom']).default('own'),
  SMS_GATEWAY_URL: web.optional(),
  SMS_GATEWAY_USER: secret.optional(),
  /** A bearer token, or with a user the password of Basic. */
  SMS_GATEWAY_TOKEN: secret.optional(),
  SMS_GATEWAY_FORMAT: form.optional(),
  SMS_GATEWAY_HEADERS: headers.optional(),
  SMS_GATEWAY_BODY: json.optional(),
  SMS_GATEWAY_YES: answerTest.optional(),
  SMS_GATEWAY_NO: answerTest.optional(),
  /** Sender of SMS; made from the brand's name if empty. */
  SMS_SENDER: z.string().max(15).default(''),

  /** Calls a shop that leaves an order unanswered. */
  VOICE_GATEWAY: z.enum(['own', 'twilio', 'vonage']).default('own'),
  VOICE_GATEWAY_URL: web.optional(),
  VOICE_GATEWAY_USER: secret.optional(),
  VOICE_GATEWAY_TOKEN: secret.optional(),
  VOICE_GATEWAY_FORMAT: form.optional(),
  VOICE_GATEWAY_HEADERS: headers.optional(),
  VOICE_GATEWAY_BODY: json.optional(),
  VOICE_GATEWAY_YES: answerTest.optional(),
  VOICE_GATEWAY_NO: answerTest.optional(),
  /** Caller number shown to the shop. */
  VOICE_CALLER: z.string().max(20).default(''),
};

const Gateways = z.object(gatewaySettings);
export type GatewayEnvironment = z.output<typeof Gateways>;

/** Settings of each channel, without their prefix. */
const channelsOf = (settings: GatewayEnvironment) => ({
  SMS: {
    vendor: settings.SMS_GATEWAY === 'own' ? undefined : smsRecipes[settings.SMS_GATEWAY],
    url: settings.SMS_GATEWAY_URL,
    user: settings.SMS_GATEWAY_USER,
    token: settings.SMS_GATEWAY_TOKEN,
    format: settings.SMS_GATEWAY_FORMAT,
    headers: settings.SMS_GATEWAY_HEADERS,
    body: settings.SMS_GATEWAY_BODY,
    yes: settings.SMS_GATEWAY_YES,
    no: settings.SMS_GATEWAY_NO,
    from: settings.SMS_SENDER,
  },
  VOICE: {
    vendor: settings.VOICE_GATEWAY === 'own' ? undefined : voiceRecipes[settings.VOICE_GATEWAY],
    url: settings.VOICE_GATEWAY_URL,
    user: settings.VOICE_GATEWAY_USER,
    token: settings.VOICE_GATEWAY_TOKEN,
    format: settings.VOICE_GATEWAY_FORMAT,
    headers: settings.VOICE_GATEWAY_HEADERS,
    body: settings.VOICE_GATEWAY_BODY,
    yes: settings.VOICE_GATEWAY_YES,
    no: settings.VOICE_GATEWAY_NO,
    from: settings.VOICE_CALLER,
  },
});

type Channel = keyof ReturnType<typeof channelsOf>;
type ChannelSettings = ReturnType<typeof channelsOf>[Channel];

const ownHeaders = ({ user, token }: ChannelSettings): Readonly<Record<string, string>> => {
  if (user !== undefined) return { authorization: 'Basic {basic}' };
  return token === undefined ? {} : { authorization: 'Bearer {token}' };
};

const recipeOf = (channel: ChannelSettings, url: string): GatewayRecipe => {
  const { vendor, format, headers, body, yes, no } = channel;
  const own = {
    format: 'json',
    headers: ownHeaders(channel),
    body: { to: '{to}', text: '{text}', from: '{from}' },
  } as const;
  return {
    ...(vendor ?? own),
    url,
    ...(format && { format }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
    ...(yes && { yes }),
    ...(no && {
      codes: [no.path],
      meanings: Object.fromEntries(no.values.map((code) => [code, 'refused' as const])),
    }),
  };
};

/** Gateway of a channel; undefined without one. */
export const gatewayOf = (settings: GatewayEnvironment, name: Channel) => {
  const channel = channelsOf(settings)[name];
  const { url, user, token, from } = channel;
  return url === undefined ? undefined : { recipe: recipeOf(channel, url), user, token, from };
};

/** Fills in a vendor's address: a channel with an address counts as configured. */
export const withGateways = <S extends GatewayEnvironment>(settings: S): S => {
  const { SMS, VOICE } = channelsOf(settings);
  return {
    ...settings,
    SMS_GATEWAY_URL: SMS.url ?? SMS.vendor?.url,
    VOICE_GATEWAY_URL: VOICE.url ?? VOICE.vendor?.url,
  };
};

type Complain = (name: keyof GatewayEnvironment, message: string) => void;

/** Settings a vendor's recipe may require. */
const named = ['user', 'token'] as const;

const settingOf = { user: 'GATEWAY_USER', token: 'GATEWAY_TOKEN' } as const;

/** Refuses a half-configured gateway. */
export const checkGateways = (settings: GatewayEnvironment, complain: Complain): void => {
  const channels = channelsOf(settings);
  for (const name of ['SMS', 'VOICE'] as const) {
    const { vendor, url, user, token, headers } = channels[name];
    const written = JSON.stringify(vendor ?? '').replaceAll(/\{(basic|jwt)\}/g, '{user}{token}');
    for (const part of named)
      if (written.includes(`{${part}}`) && channels[name][part] === undefined)
        complain(`${name}_${settingOf[part]}`, `is needed with ${name}_GATEWAY`);
    if (vendor === undefined && url === undefined && token !== undefined)
      complain(`${name}_GATEWAY_URL`, `is needed with ${name}_GATEWAY_TOKEN`);
    if (vendor === undefined && headers === undefined && user !== undefined && token === undefined)
      complain(`${name}_GATEWAY_TOKEN`, `is needed with ${name}_GATEWAY_USER`);
  }
  // A vendor knows its callers by a number registered with it.
  if (channels.VOICE.vendor !== undefined && channels.VOICE.from === '')
    complain('VOICE_CALLER', 'is needed with VOICE_GATEWAY');
};

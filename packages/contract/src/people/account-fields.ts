import { readEmail } from '@zanga/domain/accounts/email';
import { type PhoneProblem, readPhone } from '@zanga/domain/accounts/phone';
import { passwordMinimum, readName, textLimit } from '@zanga/domain/accounts/profile';
import * as z from 'zod/mini';

/** Messages of the forms, word by word as specified (VAL). */
export const formMessages = {
  required: 'campo obbligatorio',
  email: "l'indirizzo email non è valido",
  password: 'inserire almeno sei caratteri',
  confirmation: 'password e conferma devono coincidere',
  phoneMissing: '* inserisci il numero di telefono',
  phone: 'il numero di telefono non è valido',
  phoneLandline: 'serve un numero di cellulare: ti mandiamo un SMS',
  name: 'caratteri non ammessi',
  code: 'il codice ha sei cifre',
  captcha: 'completa la verifica di sicurezza',
  tooLong: `inserire al massimo ${textLimit} caratteri`,
} as const;

const phoneMessages: Record<PhoneProblem, string> = {
  missing: formMessages.phoneMissing,
  invalid: formMessages.phone,
  landline: formMessages.phoneLandline,
};

/** Does not abort: that would silence the rules between fields (VAL-5). */
const required = (message: string = formMessages.required) => z.minLength(1, message);

/** A required line of text, within the limit of all forms (VAL-8). */
export const TextField = z.string().check(required(), z.maxLength(textLimit));

/** A person's first or last name, in any script. */
export const NameField = z.pipe(
  TextField,
  z.transform((written: string, context) => {
    const name = readName(written);
    if (name !== undefined) return name;
    const message = written.trim() === '' ? formMessages.required : formMessages.name;
    context.issues.push({ code: 'custom', message, input: written });
    return z.NEVER;
  }),
);

/** An email address, returned in its stored form (VAL-1, VAL-2, VAL-10). */
export const EmailField = z.pipe(
  TextField,
  z.transform((written: string, context) => {
    const email = readEmail(written);
    if (email !== undefined) return email;
    const message = written.trim() === '' ? formMessages.required : formMessages.email;
    context.issues.push({ code: 'custom', message, input: written });
    return z.NEVER;
  }),
);

/** A mobile number in any spelling, returned in E.164 (VAL-6, VAL-7). */
export const PhoneField = z.pipe(
  z
    .string({ error: formMessages.phoneMissing })
    .check(z.maxLength(textLimit, { error: formMessages.tooLong })),
  z.transform((written: string, context) => {
    const read = readPhone(written);
    if (read.ok) return read.phone;
    context.issues.push({ code: 'custom', message: phoneMessages[read.problem], input: written });
    return z.NEVER;
  }),
);

/** A new password (VAL-4). */
export const NewPasswordField = z
  .string()
  .check(required(), z.minLength(passwordMinimum, { error: formMessages.password }), z.maxLength(textLimit));

/** A password chosen twice, the same both times (VAL-5). */
export const newPassword = {
  password: NewPasswordField,
  password_confirmation: TextField,
};

type Chosen = { readonly password: string; readonly password_confirmation: string };

/** Checks that both passwords are equal, together with the other fields and not after them. */
export const confirmed = () =>
  z.refine<Chosen>((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    error: formMessages.confirmation,
    when: ({ value }) => {
      // Runs on a form with other errors too, whose fields may be anything.
      const { password, password_confirmation } = (value ?? {}) as Partial<Record<keyof Chosen, unknown>>;
      return typeof password === 'string' && Boolean(password_confirmation);
    },
  });

/** Solution of the captcha (VAL-9). */
export const CaptchaField = z
  .string({ error: formMessages.captcha })
  .check(required(formMessages.captcha), z.maxLength(8_000));

/** The six digits of an SMS, with the spaces that some keyboards put in. */
export const CodeField = z.pipe(
  TextField,
  z.pipe(
    z.transform((written: string) => written.replace(/\s/g, '')),
    z.string().check(z.regex(/^\d{6}$/, { error: formMessages.code })),
  ),
);

/** Response of a use case without a result. */
export const Success = z.object({ success: z.literal(true) });

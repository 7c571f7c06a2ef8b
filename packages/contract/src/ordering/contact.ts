import * as z from 'zod/mini';
import { EmailField, NameField, PhoneField } from '../people/account-fields.ts';

/** Person to call when the door stays closed. */
export const Contact = z.object({
  firstname: NameField,
  lastname: NameField,
  email: EmailField,
  telephone: PhoneField,
});

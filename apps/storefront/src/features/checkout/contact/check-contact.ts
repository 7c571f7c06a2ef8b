import { zodResolver } from '@hookform/resolvers/zod';
import { Contact } from '@zanga/contract/ordering/contact';
import { italian } from '@zanga/contract/wire/messages';
import * as z from 'zod/mini';
import { checkoutTexts } from '../checkout-texts.ts';
import { hasTwoWords } from './full-name.ts';
import type { WrittenContact } from './written-contact.ts';

const { firstname, email, telephone } = Contact.shape;

const Written = z.object({
  name: z.pipe(
    firstname,
    z.string().check(z.refine(hasTwoWords, { error: checkoutTexts.contact.bothNames })),
  ),
  telephone,
  email,
});

/** Validates the contact by the contract's schemas. */
export const resolver = zodResolver(Written, { error: italian });

export const isWhole = (contact: WrittenContact) => Written.safeParse(contact).success;

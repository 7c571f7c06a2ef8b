import { zodResolver } from '@hookform/resolvers/zod';
import { Contact } from '@zanga/contract/ordering/orders';
import { italian } from '@zanga/contract/wire/messages';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSession } from '../../../base/session/session.ts';
import { useUser } from '../../../base/session/user.ts';
import { storage } from '../../../base/storage/storage.ts';
import { tabStorage } from '../../../base/storage/tab-storage.ts';
import type { SignUpPrefill } from '../../../parts/sign-in/sign-up-prefill.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { fullName, partedName } from './full-name.ts';
import { readStoredContact, storeContact } from './stored-contact.ts';

/** Whoever is called, as it is written: the name in one field, as on a doorbell. */
export type WrittenContact = { readonly name: string; readonly telephone: string; readonly email: string };

const { firstname, email, telephone } = Contact.shape;

const hasTwoWords = (name: string) => /\S\s+\S/u.test(name);

const Written = z.object({
  name: z.pipe(
    firstname,
    z.string().check(z.refine(hasTwoWords, { error: checkoutTexts.contact.bothNames })),
  ),
  telephone,
  email,
});

const resolver = zodResolver(Written, { error: italian });

const written = (contact: SignUpPrefill): WrittenContact => ({
  name: fullName(contact),
  telephone: contact.telephone,
  email: contact.email,
});

const isWhole = (contact: WrittenContact) => Written.safeParse(contact).success;

/**
 * Who is called, from what is known of a customer or was typed before. What is wrong is told by the page as a whole,
 * so a wrong field does not take the focus by itself.
 */
export const useContactForm = () => {
  const { signedIn } = useSession();
  const { data: user, isError, fetchStatus } = useUser();
  const [typed] = useState(() => readStoredContact(tabStorage, storage.read('username')));
  const form = useForm<WrittenContact>({
    resolver,
    defaultValues: written(typed),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  // Nobody has looked yet.
  const [known, setKnown] = useState<boolean | undefined>(() => isWhole(written(typed)) || undefined);

  useEffect(() => {
    if (!user) return;
    if (form.formState.isDirty) return setKnown((before) => before ?? false);
    const theirs = written({ ...user, telephone: user.telephone ?? typed.telephone });
    form.reset(theirs);
    setKnown(isWhole(theirs));
  }, [user, form, typed]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { name = '', ...rest } = values;
          storeContact(tabStorage, { ...rest, ...partedName(name) }, storage.read('username'));
        },
      }),
    [form],
  );
  return {
    form,
    /** Everything was known before anybody wrote: one line says it. */
    known: known === true,
    /** A customer whose contact is still being read. */
    waiting: signedIn && known === undefined && !isError && fetchStatus !== 'paused',
    /** What an order is placed with. */
    contact: (): SignUpPrefill => {
      const { name, ...rest } = form.getValues();
      return { ...rest, ...partedName(name, user) };
    },
  };
};

export type ContactForm = ReturnType<typeof useContactForm>;

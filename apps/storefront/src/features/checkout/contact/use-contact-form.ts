import { zodResolver } from '@hookform/resolvers/zod';
import { Contact } from '@zanga/contract/ordering/orders';
import { italian } from '@zanga/contract/wire/messages';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '../../../base/session/user.ts';
import { storage } from '../../../base/storage/storage.ts';
import { tabStorage } from '../../../base/storage/tab-storage.ts';
import type { SignUpPrefill } from '../../../parts/sign-in/sign-up-prefill.ts';
import { readStoredContact, storeContact } from './stored-contact.ts';

const resolver = zodResolver(Contact, { error: italian });

/**
 * Who is called, from what is known of a customer or was typed before. What is wrong is told by the page as a whole,
 * so a wrong field does not take the focus by itself.
 */
export const useContactForm = () => {
  const { data: user } = useUser();
  const [typed] = useState(() => readStoredContact(tabStorage, storage.read('username')));
  const form = useForm<SignUpPrefill>({
    resolver,
    defaultValues: typed,
    mode: 'onSubmit',
    shouldFocusError: false,
  });

  useEffect(() => {
    if (!user || form.formState.isDirty) return;
    const { firstname, lastname, email, telephone } = user;
    form.reset({ firstname, lastname, email, telephone: telephone ?? typed.telephone });
  }, [user, form, typed]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeContact(tabStorage, values, storage.read('username')),
      }),
    [form],
  );
  return form;
};

export type ContactForm = ReturnType<typeof useContactForm>;

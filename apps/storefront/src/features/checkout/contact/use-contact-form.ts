import { useCallback, useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { idle } from '../../../base/loading/idle.ts';
import { useSession } from '../../../base/session/session.ts';
import { useUser } from '../../../base/session/user.ts';
import { storage } from '../../../base/storage/storage.ts';
import { tabStorage } from '../../../base/storage/tab-storage.ts';
import type { SignUpPrefill } from '../../../parts/sign-in/sign-up-prefill.ts';
import { fullName, hasTwoWords, partedName } from './full-name.ts';
import { readStoredContact, storeContact } from './stored-contact.ts';
import type { WrittenContact } from './written-contact.ts';

/** The contract's schemas are larger than the form: they load when the browser is idle. */
const checks = () => import('./check-contact.ts');

const resolver: Resolver<WrittenContact> = async (values, context, options) => {
  // Without the schemas the server alone validates the contact, and names each wrong field.
  const code = await checks().catch(() => undefined);
  return code ? code.resolver(values, context, options) : { values, errors: {} };
};

const written = (contact: SignUpPrefill): WrittenContact => ({
  name: fullName(contact),
  telephone: contact.telephone,
  email: contact.email,
});

/** A quick check; the schemas decide. */
const looksWhole = ({ name, telephone, email }: WrittenContact) =>
  hasTwoWords(name) && telephone !== '' && email.includes('@');

/** Whether the contact is complete: by the quick check first, then by the schemas; a wrong one opens its row. */
const useKnown = (typed: WrittenContact) => {
  // Undefined until the first check.
  const [known, setKnown] = useState<boolean | undefined>(() => looksWhole(typed) || undefined);
  const judge = useCallback((contact: WrittenContact) => {
    const looks = looksWhole(contact);
    setKnown(looks);
    if (!looks) return;
    checks().then(
      ({ isWhole }) => isWhole(contact) || setKnown(false),
      () => undefined, // Without the schemas the quick check stands.
    );
  }, []);
  useEffect(() => {
    if (looksWhole(typed)) judge(typed);
    else
      void idle()
        .then(checks)
        // A file that fails to load is fetched again by the first judgement.
        .catch(() => undefined);
  }, [typed, judge]);
  const open = useCallback(() => setKnown((before) => before ?? false), []);
  return { known, judge, open };
};

/**
 * The contact form, prefilled from the account or from earlier typing. The page lists all errors together, so a wrong
 * field takes no focus by itself.
 */
export const useContactForm = () => {
  const { signedIn } = useSession();
  const { data: user, isError, fetchStatus } = useUser();
  const [typed] = useState(() => readStoredContact(tabStorage, storage.read('username')));
  const [before] = useState(() => written(typed));
  const form = useForm<WrittenContact>({
    resolver,
    defaultValues: before,
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const { known, judge, open } = useKnown(before);

  useEffect(() => {
    if (!user) return;
    if (form.formState.isDirty) return open();
    const theirs = written({ ...user, telephone: user.telephone ?? typed.telephone });
    form.reset(theirs);
    judge(theirs);
  }, [user, form, typed, judge, open]);

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
    /** The contact was complete from the start: one line shows it. */
    known: known === true,
    /** A customer whose contact is still being read. */
    waiting: signedIn && known === undefined && !isError && fetchStatus !== 'paused',
    /** Contact for placing the order. */
    contact: (): SignUpPrefill => {
      const { name, ...rest } = form.getValues();
      return { ...rest, ...partedName(name, user) };
    },
  };
};

export type ContactForm = ReturnType<typeof useContactForm>;

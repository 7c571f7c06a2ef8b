import { namesOf, unnamed } from '@zanga/domain/brand/names';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { companyIn } from '../../platform/database/company.ts';
import { type Db, onOneConnection, type Tx } from '../../platform/database/connection.ts';
import { readPageLogo } from '../pictures/public-faces.ts';
import { byLetter, readOwnWords, wordColumns } from './letters/letter-queries.ts';
import type { Sender } from './mails/mail.ts';

const readBrand = (db: Db | Tx) =>
  db
    .selectFrom('brand_profiles')
    .select(['name', 'membership_name', 'phone', 'email', 'company', 'accent'])
    .select(({ selectFrom }) => jsonArrayFrom(selectFrom('letter_words').select(wordColumns)).as('words'))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The sender of messages: the brand, if it is set up. */
export const readSender = async (db: Db, origin: string): Promise<Sender> => {
  const [brand, logo] = await onOneConnection(db, (one) => Promise.all([readBrand(one), readPageLogo(one)]));
  const names = brand ? namesOf(brand.name, brand.membership_name) : unnamed;
  const company = companyIn(brand?.company ?? {});
  return {
    name: names.brand,
    names,
    origin,
    phone: brand?.phone ?? '',
    email: brand?.email ?? '',
    company: {
      name: company.name,
      address: company.address,
      vatNumber: company.vat_number,
      register: company.register,
      certifiedEmail: company.certified_email,
    },
    accent: brand?.accent ?? null,
    logo: logo ? { ...logo, src: `${origin}/images/${logo.id}?w=480` } : null,
    words: brand ? byLetter(brand.words) : await readOwnWords(db),
  };
};

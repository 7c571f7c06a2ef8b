import type { Db } from '../../platform/database/connection.ts';
import type { Sender } from './mails/mail.ts';

/** Company data as the brand keeps it; all of it may still be missing. */
type Company = Partial<Record<'name' | 'address' | 'vat_number' | 'register' | 'certified_email', string>>;

/** Who messages come from: the brand, which may not be set up yet. */
export const readSender = async (db: Db, origin: string): Promise<Sender> => {
  const brand = await db
    .selectFrom('brands')
    .select(['name', 'phone', 'email', 'company'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  // The column is JSON that only the back office writes, in the contract's shape.
  const company = (brand?.company ?? {}) as Company;
  return {
    name: brand?.name ?? 'Zanga',
    origin,
    phone: brand?.phone ?? '',
    email: brand?.email ?? '',
    company: {
      name: company.name ?? '',
      address: company.address ?? '',
      vatNumber: company.vat_number ?? '',
      register: company.register ?? '',
      certifiedEmail: company.certified_email ?? '',
    },
  };
};

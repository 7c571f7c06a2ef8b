import { z } from 'zod';
import { jsonColumn } from './json-column.ts';

const Text = z.string().default('');

/** Company details that the law wants to see of a seller; missing ones are left out. */
export const companyIn = jsonColumn(
  'brands.company',
  z.object({ name: Text, address: Text, vat_number: Text, register: Text, certified_email: Text }),
);

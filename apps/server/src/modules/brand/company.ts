import { z } from 'zod';
import { jsonColumn } from '../../platform/database/json-column.ts';

const Text = z.string().default('');

/** Company: what law wants to be known of who sells. A brand that has not told all of it yet is shown without the rest. */
export const companyIn = jsonColumn(
  'brands.company',
  z.object({ name: Text, address: Text, vat_number: Text, register: Text, certified_email: Text }),
);

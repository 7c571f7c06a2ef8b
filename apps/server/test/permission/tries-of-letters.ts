import type { EditedLetter } from '@zanga/contract/brand/letters-office';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names: readonly string[]; readonly payload: unknown };

/** One good call of each editing endpoint for letters. */
export const triesOfLetters = (app: TestApp, owner: string): Readonly<Record<string, () => Promise<Try>>> => {
  const write = async (closing: string) => {
    const seen = await call<EditedLetter>(app, 'GET backoffice/letters/welcome', { token: owner });
    const { version, form } = seen.body;
    return { version, form: { ...form, subject: 'Benvenuto', title: 'Eccoti', opening: 'Ciao', closing } };
  };
  return {
    'PUT /api/backoffice/letters/:letter': async () => ({
      names: ['welcome'],
      payload: await write('A presto'),
    }),
    'POST /api/backoffice/letters/:letter/trial': async () => ({
      names: ['welcome'],
      payload: { form: (await write('A prestissimo')).form },
    }),
  };
};

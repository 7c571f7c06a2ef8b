import { contact } from '@zanga/contract/brand/contact';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { readSender } from './queries.ts';
import { type ContactTools, writeToBrand } from './write-to-brand.ts';

/** The contact form (API-39), for guests and for customers. */
export const mountContacts = (tools: MountTools & ContactTools): void =>
  mount(tools, contact, {
    'POST /api/contact': ({ body: { captcha, ...form }, call: { ip, now } }) =>
      writeToBrand(tools, { ...form, userId: null, proven: false }, { ip, now, captcha }),
    'POST /api/customer/contact': async ({ body: { captcha, ...form }, call: { ip, now, session } }) => {
      const { userId } = session;
      const sender = await readSender(tools.db, userId);
      return writeToBrand(tools, { ...form, ...sender, userId }, { ip, now, captcha });
    },
  });

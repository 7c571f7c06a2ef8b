import type { UserId } from '@zanga/domain/ids';
import type { Delivery } from '../../adapters/delivery.ts';
import type { PushDelivery, PushToken } from '../../adapters/push/port.ts';
import type { E164 } from '../../adapters/sms/port.ts';
import { readDevices } from './choices-queries.ts';
import type { SendingTools } from './jobs.ts';
import { writeMail } from './mails/write-mail.ts';
import { readSender } from './queries.ts';

type PushTried = { readonly token: PushToken; readonly delivery: PushDelivery };

/**
 * Sends a message at once, to try an installation: the person waits for the result. All other messages go through
 * `Notify`, which sends after the commit and retries.
 */
export type TrySenders = {
  readonly email: (trial: {
    readonly to: string;
    readonly firstname: string;
    readonly key: string;
  }) => Promise<Delivery>;
  readonly sms: (trial: { readonly to: E164; readonly key: string }) => Promise<Delivery>;
  /** To each device a person is signed in on. */
  readonly push: (
    trial: { readonly userId: UserId; readonly key: string },
    now: Date,
  ) => Promise<readonly PushTried[]>;
};

type Tools = Pick<SendingTools, 'db' | 'email' | 'sms' | 'push' | 'origin'>;

export const makeTrySenders = ({ db, email, sms, push, origin }: Tools): TrySenders => ({
  email: async ({ to, firstname, key }) =>
    email.send({ to, key, ...writeMail('service_trial', { firstname }, await readSender(db, origin())) }),
  sms: async ({ to, key }) => {
    const { name } = await readSender(db, origin());
    return sms.send({ to, key, text: `${name}: questo SMS è una prova. Se lo leggi, gli SMS arrivano.` });
  },
  push: async ({ userId, key }, now) => {
    const { name } = await readSender(db, origin());
    const message = { title: name, body: 'Questa notifica è una prova: se la leggi, arrivano.', data: {} };
    const devices = await readDevices(db, userId, now);
    return Promise.all(
      devices.map(async ({ id, token }) => ({
        token,
        delivery: await push.send({ ...message, token, key: `${key}:${id}` }),
      })),
    );
  },
});

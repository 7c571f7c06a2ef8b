import type { Service } from '../../api/api.tsx';
import { storage } from '../../storage/storage.ts';
import { FirebaseMessaging } from './messaging.ts';
import { registerPush } from './native-push.ts';

/** Notification channel of Android, under which people can silence us; the default for pushes that name none. */
const channel = { id: 'ordini', name: 'Ordini e avvisi', importance: 4 } as const;

/** Deletes the phone's push token after signing out, whether or not the server could be told (STA-2). */
const leave = async () => {
  if (storage.read('push_token') === null) return;
  storage.write('push_token', null);
  await FirebaseMessaging.deleteToken();
};

/** Keeps the phone registered for pushes from signing in to signing out (NAT-4). */
export const registerDevice = (service: Service): void => {
  // Without a network, or where pushes are not set up, it is tried again at the next start.
  const quietly = (doing: Promise<void>) => void doing.catch(() => undefined);
  let somebody = storage.read('username');
  storage.subscribe(() => {
    const now = storage.read('username');
    if (now === somebody) return;
    somebody = now;
    quietly(now === null ? leave() : registerPush(service));
  });
  // iPhones have no channels and refuse the call.
  quietly(FirebaseMessaging.createChannel(channel).catch(() => undefined));
  void FirebaseMessaging.addListener('tokenReceived', () => quietly(registerPush(service)));
  quietly(somebody === null ? leave() : registerPush(service));
};

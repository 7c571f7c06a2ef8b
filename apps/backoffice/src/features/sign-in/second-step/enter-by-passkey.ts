import { signWithPasskey } from '@zanga/browser/proof/passkey.ts';
import { service } from '../../../base/api.ts';
import { takeToken } from '../enter.ts';

/** Signs in with a passkey: as the second step, or alone. */
export const enterByPasskey = async (half?: string) => {
  const given = half === undefined ? {} : { half };
  const options = await service.api('POST /api/backoffice/sign-in/passkey/options', { body: given });
  const passkey = await signWithPasskey(options);
  await takeToken(await service.api('POST /api/backoffice/sign-in/passkey', { body: { ...given, passkey } }));
};

import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedPasskey,
} from '@zanga/contract/people/passkeys';
import { errorText } from '../form/error-text.ts';
import { proofTexts as t } from './proof-texts.ts';

/** A browser's passkey error, already in Italian words. */
class PasskeyProblem extends Error {}

/** Italian message for any error of a passkey call. */
export const problemText = (error: unknown): string =>
  error instanceof PasskeyProblem ? error.message : errorText(error);

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

const problemOf = (error: unknown): PasskeyProblem => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return new PasskeyProblem(t.passkeyThere);
  return new PasskeyProblem(
    name === 'NotAllowedError' || name === 'AbortError' ? t.passkeyClosed : t.passkeyNone,
  );
};

/** Transports are words of the standard, which browsers read as far as they know them. */
type KnownTransports = ('ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb')[];
const listed = (credentials: PasskeyRequest['allowCredentials']) =>
  // Words that the library's type does not know, the browser passes over.
  credentials.map(({ transports, ...rest }) => ({ ...rest, transports: transports as KnownTransports }));

/** Has a passkey sign what the server asked. */
export const signWithPasskey = async (options: PasskeyRequest): Promise<SignedPasskey> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = { ...options, allowCredentials: listed(options.allowCredentials) };
  const { id, rawId, response } = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw problemOf(error);
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } };
};

/** Has this device make a passkey. */
export const makePasskey = async (options: PasskeyCreation): Promise<MadePasskey> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = { ...options, excludeCredentials: listed(options.excludeCredentials) };
  const { id, rawId, response } = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw problemOf(error);
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    ...{ id, rawId, type: 'public-key' },
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
};

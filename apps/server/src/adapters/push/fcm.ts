import { createHash } from 'node:crypto';
import { answered, callVendor, isAboutMessage, type VendorAnswer } from '../call-vendor.ts';
import { refused, sent } from '../delivery.ts';
import type { SendOnce } from '../send-once.ts';
import type { GoogleAccess } from './google-access.ts';
import { gone, type Push, type PushDelivery, type PushMessage } from './port.ts';

export type FcmSettings = {
  readonly projectId: string;
  /** Origin of Google's API. */
  readonly api: string;
  readonly access: GoogleAccess;
  readonly once: SendOnce;
};

/** Tag by which a duplicate replaces the first message on the screen. */
const tagOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 32);

const bodyOf = ({ token, title, body, data, key }: PushMessage) => ({
  message: {
    token: token.slice('fcm:'.length),
    notification: { title, body },
    data,
    android: { priority: 'HIGH', collapse_key: tagOf(key), notification: { tag: tagOf(key) } },
    apns: {
      headers: { 'apns-collapse-id': tagOf(key), 'apns-priority': '10' },
      payload: { aps: { sound: 'default' } },
    },
  },
});

type Detail = { errorCode?: string; fieldViolations?: { field?: string }[] };

/** Google's error code, such as `UNREGISTERED`, and whether it is about the token. */
const problemIn = (body: unknown) => {
  // Read field by field; missing ones are undefined.
  const { error } = (body ?? {}) as { error?: { status?: string; details?: Detail[] } };
  const { details = [], status = '' } = error ?? {};
  const code = details.find(({ errorCode }) => errorCode !== undefined)?.errorCode;
  const ofToken = details.some(({ fieldViolations = [] }) =>
    fieldViolations.some(({ field }) => field === 'message.token'),
  );
  return { code, ofToken, status };
};

const read = (answer: VendorAnswer): PushDelivery => {
  const { status, body } = answer;
  if (status === 200) return sent;
  const { code, ofToken, status: word } = problemIn(body);
  // A token of another project, or of a removed app, is gone. A bare 404 is a wrong address or project of ours, and
  // must not make us forget every device.
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return gone;
  if ((code ?? word) === 'INVALID_ARGUMENT' && ofToken) return gone;
  if (isAboutMessage(status)) return refused(`fcm ${status} ${code ?? word}`);
  throw answered('Google', answer, code ?? word);
};

/** Sends to the native apps through Firebase Cloud Messaging, HTTP v1. */
export const fcmPush = ({ projectId, api, access, once }: FcmSettings): Push => {
  const call = async (message: PushMessage) =>
    callVendor('Google', `${api}/v1/projects/${encodeURIComponent(projectId)}/messages:send`, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await access.token()}` },
      body: JSON.stringify(bodyOf(message)),
    });
  const send = async (message: PushMessage) => {
    const answer = await call(message);
    if (answer.status !== 401) return read(answer);
    access.forget();
    return read(await call(message));
  };
  return { send: (message) => once(message.key, () => send(message)) };
};

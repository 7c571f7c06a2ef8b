import { createHash } from 'node:crypto';
import { answered, callVendor, isAboutMessage, type VendorAnswer } from '../call-vendor.ts';
import { refused, sent } from '../delivery.ts';
import type { SendOnce } from '../send-once.ts';
import type { GoogleAccess } from './google-access.ts';
import { gone, type Push, type PushDelivery, type PushMessage } from './port.ts';

export type FcmSettings = {
  readonly projectId: string;
  /** Where Google listens. */
  readonly api: string;
  readonly access: GoogleAccess;
  readonly once: SendOnce;
};

/** A message that arrives twice after all replaces itself on the screen. */
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

/** Google's own word for what is wrong, such as `UNREGISTERED`, and whether it complains of the token. */
const problemIn = (body: unknown) => {
  // Only looked at field by field; what is missing is undefined.
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
  // A token of another project will never be ours, just as one whose app was removed. A bare 404 is a wrong address or
  // project of ours: every device would be forgotten by it.
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return gone;
  if ((code ?? word) === 'INVALID_ARGUMENT' && ofToken) return gone;
  if (isAboutMessage(status)) return refused(`fcm ${status} ${code ?? word}`);
  throw answered('Google', answer, code ?? word);
};

/** Sends to the native apps by Firebase Cloud Messaging, HTTP v1. */
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

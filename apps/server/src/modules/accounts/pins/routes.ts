import { pins } from '@zanga/contract/people/pins';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { AccountTools } from '../account-tools.ts';
import { choosePin, resetPin, seePins } from './change-pins.ts';

/** PINs, with which staff switch on the devices of a shop. */
export const mountPins = (tools: MountTools, accounts: AccountTools): void =>
  mount(tools, pins, {
    'GET /api/backoffice/pin': ({ call: { session } }) => seePins(accounts, session),
    'PUT /api/backoffice/pin': ({ body, call: { session, now } }) =>
      choosePin(accounts, { form: body, session }, now),
    'DELETE /api/backoffice/people/:person/pin': ({ params, call: { session, now } }) =>
      resetPin(accounts, { person: params.person, session }, now),
  });

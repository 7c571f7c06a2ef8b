import { captcha as contract } from '@zanga/contract/brand/captcha';
import type { Captcha } from '../../adapters/captcha/port.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';

/** Gives visitors the captcha that forms ask for (VAL-9). */
export const mountCaptcha = (tools: MountTools & { readonly captcha: Captcha }): void =>
  mount(tools, contract, {
    'GET /api/captcha': ({ call }) => tools.captcha.challenge(call.now),
  });

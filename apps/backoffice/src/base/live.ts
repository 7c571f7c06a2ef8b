import type { Api } from '@zanga/contract/contract';
import { liveClient } from '@zanga/contract/wire/live';
import { clientOptions } from './api.ts';

/** Follows live streams with the same credentials as every call. */
export const watch = liveClient<Api>(clientOptions);

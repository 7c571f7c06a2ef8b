import { useRouter } from '@tanstack/react-router';
import { callHeaders } from '@zanga/browser/api/call-headers.ts';
import { noteReach } from '@zanga/browser/online.ts';
import { askForProof } from '@zanga/browser/proof/ask-for-proof.ts';
import type { Api } from '@zanga/contract/contract';
import { type ApiError, type Client, client } from '@zanga/contract/wire/client';
import { hearTime } from '@zanga/contract/wire/service-time';
import { platform } from '../device/platform.ts';
import { type StorageKey, storage } from '../storage/storage.ts';
import { alsoSaid } from './also-said.ts';
import { answerMilliseconds, appVersion, brandId, serviceUrl, settings } from './config.ts';

/** API client of a screen: in-process while the server renders, HTTP in browsers and apps. */
export type Service = Client<Api>;

/** The one call without device parameters: a mail's link may be opened on any device. */
const bareCall: keyof Api = 'PATCH /api/notifications/unsubscribe';

/** Parameters of every other call; a choice not made yet is left out. */
export const everyCall = (key: string) => (key === bareCall ? {} : callParameters());

const kept = (key: StorageKey) => storage.read(key) ?? undefined;

const callParameters = () => ({
  brand_id: String(brandId),
  app_version: kept('app_version') ?? appVersion,
  device_id: kept('device_id'),
  platform,
  filter_direct_order: kept('direct'),
  filter_on_shop_address: kept('shop_address'),
  filter_delivery_address: kept('delivery_address'),
  ...alsoSaid,
  domain: settings.domain ?? (serviceUrl ? undefined : location.hostname),
});

/** The headers of a call from this device. */
export const requestHeaders = (method: string) =>
  callHeaders({ method, token: storage.read('token'), sameOrigin: !serviceUrl });

/** The service worker marks an answer from its cache with `x-kept`: the service itself was not reached. */
const hear = (answer: Response) => {
  hearTime(answer);
  noteReach(!answer.headers.has('x-kept'));
};

/** API client over HTTP, with this device's parameters and headers. */
export const deviceService = (
  onError: (error: ApiError, key: string) => void,
  fetcher?: typeof fetch,
): Service =>
  client<Api>({
    baseUrl: serviceUrl,
    everyCall,
    headers: requestHeaders,
    patienceMilliseconds: answerMilliseconds,
    onAnswer: hear,
    proveAgain: askForProof,
    onError,
    ...(fetcher && { fetch: fetcher }),
  });

/** The API client of the router's context. */
export const useService = () => useRouter().options.context.service;

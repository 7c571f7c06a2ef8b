import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { SocialNetwork } from '@zanga/contract/people/auth';
import { useEffect, useRef, useState } from 'react';
import { type Service, useService } from '../../base/api/api.tsx';
import { signIn } from '../../base/session/sign-in.ts';
import type { SocialToken } from '../../base/session/social-token.ts';
import { loginTexts as t } from './login-texts.ts';
import { openSocialWindow } from './social-window.ts';

type Outcomes = {
  readonly onFailed: (words: string | undefined) => void;
  readonly onProof: (proof: SocialToken) => void;
};

/** Token from the social network: by the phone's own dialog in the app, by a window in a browser. */
const proofOf = async (service: Service, network: SocialNetwork, signal: AbortSignal) =>
  __NATIVE__
    ? (await import('../../base/native/social-login.ts')).socialProof(service, network)
    : openSocialWindow(service, network, signal);

/** Signs in by a social network; one try at a time, and it can be cancelled. */
export const useSocialLogin = ({ onFailed, onProof }: Outcomes) => {
  const tools = { service: useService(), queryClient: useQueryClient() };
  const [waiting, setWaiting] = useState<SocialNetwork>();
  const calledOff = useRef<AbortController>(undefined);
  useEffect(() => () => calledOff.current?.abort(), []);

  const enter = async (network: SocialNetwork, { signal }: AbortController) => {
    const proof = await proofOf(tools.service, network, signal);
    if (signal.aborted) return;
    if (!proof) return onFailed(t.socialFailed[network]);
    try {
      await signIn(tools, { grant_type: 'social', ...proof });
    } catch (error) {
      if (isApiError(error) && error.code === 'auth.link_required') onProof(proof);
      onFailed(errorText(error));
    }
  };

  const start = (network: SocialNetwork) => {
    const controller = new AbortController();
    calledOff.current = controller;
    onFailed(undefined);
    setWaiting(network);
    void enter(network, controller).finally(() => {
      if (!controller.signal.aborted) setWaiting(undefined);
    });
  };

  const stop = () => {
    calledOff.current?.abort();
    setWaiting(undefined);
  };
  return { waiting, start, stop };
};

import { toast } from '@zanga/ui/toast-queue.ts';
import { makeRouter } from './router.tsx';
import { deviceService } from './shared/api.tsx';
import { preloadMilliseconds } from './shared/config.ts';
import { endsSession, forgetPerson, startUp, watchPerson } from './shared/session.ts';
import { sessionTexts } from './shared/session-texts.ts';

/** What every client does, in a browser or in the native shell, once its tree is there. */
export const startClient = (origin: string) => {
  const service = deviceService((error, key) => {
    if (endsSession(error, key)) forgetPerson('expired');
  });
  const router = makeRouter(service, origin);
  const { queryClient } = router.options.context;
  watchPerson({
    onLeft: (why) => {
      queryClient.clear();
      toast({ text: sessionTexts[why] });
      void router.navigate({ to: '/' });
    },
    onChanged: () => queryClient.clear(),
  });

  const begin = () => {
    startUp(service).then(
      (check) => queryClient.setQueryData(['GET /api/check/app'], check),
      () => undefined, // Offline: what the last visit has kept still holds.
    );
    // Without it the shop works all the same, online.
    if (import.meta.env.PROD && !__NATIVE__)
      import('./worker/register-worker.ts')
        .then(({ registerWorker }) => registerWorker())
        .catch(() => undefined);
    setTimeout(() => {
      for (const route of Object.values(router.routesById)) void router.loadRouteChunk(route);
    }, preloadMilliseconds);
  };
  return { router, begin };
};

import { createMemoryHistory, type useRouter } from '@tanstack/react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { overlayParams, parseSearch, stringifySearch } from '../../base/navigation/search-params.ts';
import { rememberPerson } from '../../base/session/session.ts';
import { storage } from '../../base/storage/storage.ts';
import { askToLogin } from './ask-to-login.ts';

const ada = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Prova' };

type Step = { readonly search: (search: object) => object; readonly state: object };

/** The router's own history; outside a browser the router does not navigate, so the test takes its step. */
const open = () => {
  const history = createMemoryHistory({ initialEntries: ['/home?menu=1'] });
  const navigate = async ({ search, state }: Step) => {
    const { pathname, search: text } = history.location;
    const next = overlayParams({ ...search(parseSearch(text)) });
    history.push(pathname + stringifySearch(next), state);
  };
  const router = { history, navigate } as unknown as ReturnType<typeof useRouter>;
  return { history, router, opened: () => expect.poll(() => history.location.href).toContain('accesso=') };
};

beforeEach(() => storage.write('username', null));

describe('[LOG-6] asking a visitor to log in', () => {
  it('opens the login over the present page and keeps the other overlays', async () => {
    const { history, router, opened } = open();
    void askToLogin(router, 'registrati');
    await opened();
    expect(history.location.href).toBe('/home?menu=1&accesso=registrati');
    expect(history.location.state).toMatchObject({ overlay: 'accesso' });
  });

  it('resolves to true once the login has closed after a sign-in', async () => {
    const { history, router, opened } = open();
    const outcome = askToLogin(router);
    await opened();
    rememberPerson(ada);
    history.back();
    await expect(outcome).resolves.toBe(true);
  });

  it('resolves to false without a sign-in, whichever way the login closes', async () => {
    const { history, router, opened } = open();
    const byGoingBack = askToLogin(router);
    await opened();
    history.back();
    await expect(byGoingBack).resolves.toBe(false);

    const byLeaving = askToLogin(router);
    await opened();
    history.push('/altrove');
    await expect(byLeaving).resolves.toBe(false);
  });

  it('keeps waiting while the person changes the mode', async () => {
    const { history, router, opened } = open();
    let told: boolean | undefined;
    const outcome = askToLogin(router).then((loggedIn) => {
      told = loggedIn;
    });
    await opened();
    history.replace('/home?accesso=password');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(told).toBeUndefined();
    history.back();
    await outcome;
    expect(told).toBe(false);
  });

  it('opens after a navigation of the page has overtaken it, but not on another page', async () => {
    const { history, router, opened } = open();
    const { navigate } = router;
    let overtaken = 0;
    const overtake = (to: string) =>
      Object.assign(router, {
        navigate: async (step: never) => {
          overtaken += 1;
          if (overtaken > 1) return navigate(step);
          history.replace(to);
        },
      });
    overtake('/home?prime=1');
    const outcome = askToLogin(router);
    await opened();
    expect(history.location.href).toBe('/home?accesso=accedi&prime=1');
    history.back();
    await expect(outcome).resolves.toBe(false);

    overtaken = 0;
    overtake('/altrove');
    await expect(askToLogin(router)).resolves.toBe(false);
    expect(history.location.href).toBe('/altrove');
  });

  it('[PRM-10] opens no second login over one that is open', async () => {
    const history = createMemoryHistory({ initialEntries: ['/home', '/home?accesso=accedi&prime=1'] });
    const navigate = () => Promise.reject(new Error('nobody has to go anywhere'));
    const router = { history, navigate } as unknown as ReturnType<typeof useRouter>;
    const outcome = askToLogin(router);
    await new Promise((resolve) => setTimeout(resolve, 10));
    history.replace('/home?prime=1');
    await expect(outcome).resolves.toBe(false);
  });

  it('opens no login for a signed-in person', async () => {
    const { history, router } = open();
    rememberPerson(ada);
    await expect(askToLogin(router)).resolves.toBe(true);
    expect(history.location.href).toBe('/home?menu=1');
  });
});

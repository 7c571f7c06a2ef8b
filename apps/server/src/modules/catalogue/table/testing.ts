import type { ImportLine, MenuImport } from '@zanga/contract/menu/menu-table';
import { encoded } from '../../pictures/testing.ts';

type Response = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly rawPayload: Buffer;
  readonly json: () => unknown;
};
type TableCall = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: Buffer | string;
};
type Http = { readonly http: { readonly inject: (asked: TableCall) => Promise<Response> } };

export type RefusalBody = { readonly code: string; readonly fields: Readonly<Record<string, string[]>> };

/** Uploads and reads tables of products, as a browser does. */
export const tableDesk = ({ http }: Http, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const url = '/api/backoffice/menu/imports';
  const get = async (path: string) =>
    (await http.inject({ method: 'GET', url: `${url}${path}`, headers })).json();
  const send = async (file: string | Uint8Array<ArrayBuffer>, name = 'menu.csv') => {
    const form = new FormData();
    form.set('file', new File([file], name));
    const upload = await encoded(form);
    const asked = { payload: upload.payload, headers: { ...headers, ...upload.headers } };
    const response = await http.inject({ method: 'POST', url, ...asked });
    // Each test knows the type of its answer.
    return { status: response.statusCode, body: response.json() as MenuImport & RefusalBody };
  };
  const read = async (id: string) => (await get(`/${id}`)) as MenuImport;
  const lines = async (id: string, query = '') =>
    ((await get(`/${id}/lines?limit=500${query}`)) as { data: ImportLine[] }).data;
  /** Waits until an import is neither being read nor written. */
  const settled = async (id: string): Promise<MenuImport> => {
    const until = performance.now() + 60_000;
    for (;;) {
      const one = await read(id);
      if (one.state !== 'reading' && one.state !== 'writing') return one;
      if (performance.now() > until) throw new Error(`${id} is still ${one.state}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const apply = async (id: string, sure = false) => {
    const asked = {
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ sure }),
    };
    const response = await http.inject({ method: 'POST', url: `${url}/${id}/apply`, ...asked });
    return { status: response.statusCode, body: response.json() as MenuImport & RefusalBody };
  };
  const exported = async (query = '') => {
    const asked = { method: 'GET', url: `/api/backoffice/menu/export${query}`, headers } as const;
    return (await http.inject(asked)).rawPayload.toString();
  };
  /** Uploads a file and waits until it has been read. */
  const tried = async (file: string | Uint8Array<ArrayBuffer>, name?: string) => {
    const { status, body } = await send(file, name);
    if (status !== 202) throw new Error(`${status} ${body.code} ${JSON.stringify(body.fields)}`);
    return settled(body.id);
  };
  return { send, read, lines, settled, apply, exported, tried };
};

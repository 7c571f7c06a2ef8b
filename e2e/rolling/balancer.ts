import { once } from 'node:events';
import http from 'node:http';

export type Node = { readonly name: string; readonly port: number };

/** A balancer before two nodes: sends each call to one of them, and records which file was asked of which. */
export const openBalancer = async (port: number) => {
  let to: Node | undefined;
  const asked: { readonly node: string; readonly path: string; readonly status: number }[] = [];
  const server = http.createServer((request, response) => {
    const node = to;
    const path = request.url ?? '/';
    const call = http.request(
      { port: node?.port, host: '127.0.0.1', path, method: request.method, headers: request.headers },
      (answer) => {
        if (path.includes('/assets/'))
          asked.push({ node: node?.name ?? '', path, status: answer.statusCode ?? 0 });
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    call.on('error', () => response.destroy());
    response.on('close', () => call.destroy());
    request.pipe(call);
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    asked,
    /** Everybody is sent there from now on; streams are begun anew there. */
    send: (node: Node) => {
      to = node;
      server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

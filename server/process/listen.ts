import { createServer, type RequestListener, type Server } from 'node:http';
import { StartError } from '../database/embedded/start-error.ts';

export interface Address {
  port: number;
  /** All addresses of the machine by default. */
  host?: string;
}

/**
 * Listens for requests.
 * @param options.isShared whether other sockets may listen on the same port; fails where the system cannot do that
 * @throws StartError when the port is taken, needs more rights, or the host is none of this machine's
 */
export async function listen(
  listener: RequestListener,
  { port, host }: Address,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { port, host })));
    server.listen({ port, host, reusePort: isShared }, resolve);
  });
  return server;
}

/** Checks whether the port is free before work that would be useless otherwise. */
export async function requireFreePort(address: Address): Promise<void> {
  const server = await listen(() => undefined, address);
  await new Promise((resolve) => server.close(resolve));
}

function explain(error: NodeJS.ErrnoException, { port, host }: Address): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken: stop what listens there, or set PORT to another.`);
    case 'EACCES':
      return new StartError(`This account may not listen on port ${port}: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}

/** The interval of closing idle connections while draining, in milliseconds. */
const SWEEP = 25;

/**
 * Continues to serve, but closes connections after each response, so that load balancers and browsers send their
 * next requests elsewhere before the server exits.
 */
export function endKeepAlive(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * Stops accepting connections and completes requests in progress, for at most `patience` milliseconds. Keep-alive
 * connections are closed after their last response.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  endKeepAlive(server);
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  const insist = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(insist);
}

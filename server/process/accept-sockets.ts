import cluster from 'node:cluster';
import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, createServer, type Server as SocketServer } from 'node:net';
import { type Address, listen, requireFreePort } from './listen.ts';

/**
 * A turn of the event loop accepts one connection per listening socket. With one socket, connections would arrive
 * faster than they are accepted whenever a turn renders a page, and rejected requests would wait for seconds first.
 * The system distributes connections over all sockets of a port.
 */
const socketsOfPort = 32;

/**
 * Listens like `listen`, on several sockets of the port if the system supports that. Closing the server closes all
 * of them. In a worker it is one socket: the first process accepts connections for all workers, and does nothing
 * else.
 * @throws StartError if the port is in use, requires more privileges, or the host is not an address of this machine
 */
export async function listenOnSockets(
  listener: RequestListener,
  address: Address,
  sockets = socketsOfPort,
): Promise<Server> {
  if (cluster.isWorker) return listen(listener, address);
  // The system lets any program of this user join shared sockets; another site must not.
  if (address.port !== 0) await requireFreePort(address);
  const server = await listen(listener, address, { isShared: true }).catch((error: unknown) => {
    if (isUnsupported(error)) return listen(listener, address);
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  const others: SocketServer[] = [];
  const close = server.close.bind(server);
  server.close = (onClosed) => {
    const closing = others.map((other) => new Promise<void>((resolve) => void other.close(() => resolve())));
    return close((error) => void Promise.all(closing).then(() => onClosed?.(error)));
  };
  for (let count = 1; count < sockets; count++) {
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    );
    other.listen({ port, host: address.host, reusePort: true });
    try {
      await once(other, 'listening');
    } catch {
      break;
    }
    others.push(other);
  }
  return server;
}

/** Only Linux and some others distribute connections over sockets. */
const isUnsupported = (error: unknown) =>
  error instanceof Error &&
  ['ENOTSUP', 'EINVAL', 'ENOPROTOOPT'].includes((error as NodeJS.ErrnoException).code ?? '');

import { connect } from 'node:net';

/** Where the three programs of `npm start` listen; each can be moved by an environment variable. */
export const ports = {
  gateway: Number(process.env.GATEWAY_PORT ?? 8787),
  portal: Number(process.env.PORTAL_PORT ?? 5173),
  storybook: Number(process.env.STORYBOOK_PORT ?? 6006),
};

/** Whether some program already answers at the port, on IPv4 or IPv6. */
export async function isTaken(port: number): Promise<boolean> {
  const answers = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ port, host });
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  return (await Promise.all([answers('127.0.0.1'), answers('::1')])).includes(true);
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

import { type ServerType, serve } from '@hono/node-server';
import { resizePicture } from '#app/pictures/resize-picture.server.ts';
import { type Backend, openBackend } from '#backend/backend.ts';
import { preparedBackend, TEST_ADMIN } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { backendContract } from './backend-contract.ts';

/** A Supabase project reached over the network, as a hosted one is: here, ours behind a port. */
backendContract('a Supabase project over HTTP', async () => {
  const project = await preparedBackend();
  const { server, url } = await listen(project);
  const { publishableKey, secretKey } = project;
  const backend = await openBackend(
    { dataDir: '', supabase: { url, publishableKey, secretKey } },
    keptLog(),
  );
  return {
    backend: {
      ...backend,
      async close() {
        server.close();
        await project.close();
      },
    },
    admin: TEST_ADMIN,
  };
});

function listen({ handle }: Backend): Promise<{ server: ServerType; url: string }> {
  return new Promise((resolve) => {
    const server = serve(
      {
        fetch: (request) => handle!(request, { address: '127.0.0.1', resize: resizePicture }),
        port: 0,
        hostname: '127.0.0.1',
      },
      ({ port }) => resolve({ server, url: `http://127.0.0.1:${port}` }),
    );
  });
}

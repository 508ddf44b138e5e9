import type { Page, WebSocket } from '@playwright/test';

/** The page's next realtime connection, once the server has confirmed that it reports changes. */
export async function nextSubscription(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket');
  await messageContaining(socket, 'Subscribed to PostgreSQL');
  return socket;
}

/** Resolves when the page receives a message with these words. */
export function messageContaining(socket: WebSocket, words: string): Promise<unknown> {
  return socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(words));
}

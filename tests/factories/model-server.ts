import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reading } from '#domain/reading/reading.ts';

/** A chat completions request as it came over the wire. */
export interface SeenRequest {
  headers: IncomingHttpHeaders;
  model: string;
  messages: { role: string; content: string }[];
  response_format?: {
    type: string;
    json_schema?: { name: string; strict: boolean; schema: Record<string, unknown> };
  };
}

/** How the server responds to one request. */
export type Reply = (response: ServerResponse, request: SeenRequest) => void;

export interface ModelServer {
  /** Everything before `/chat/completions`. */
  baseUrl: string;
  requests: SeenRequest[];
  /** The coming replies, one per request; the last one repeats. */
  play(...replies: Reply[]): void;
  close(): Promise<void>;
}

/** A server on this machine that speaks the OpenAI chat completions protocol and plays the replies it is given. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: SeenRequest[] = [];
  let script: Reply[] = [status(500, { error: { message: 'No reply was scripted.' } })];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return status(404, { error: { message: 'Unknown path.' } })(response, {} as SeenRequest);
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    const seen: SeenRequest = { headers: request.headers, ...JSON.parse(body) };
    requests.push(seen);
    const reply = script.length > 1 ? script.shift()! : script[0]!;
    reply(response, seen);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    play: (...replies) => {
      script = replies;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const USAGE = { prompt_tokens: 1500, completion_tokens: 900, total_tokens: 2400 };

/** A completion as a well-behaved endpoint sends it, except for the given changes. */
export function completion({
  message = {},
  choice = {},
  ...changes
}: {
  message?: object;
  choice?: object;
  [key: string]: unknown;
}): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1795253400,
    model: 'test-model-0001',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: null, refusal: null, ...message },
        finish_reason: 'stop',
        ...choice,
      },
    ],
    usage: USAGE,
    ...changes,
  };
}

/** Answers 200 with `content` as the message. */
export function says(content: unknown, changes: Parameters<typeof completion>[0] = {}): Reply {
  return sends(
    JSON.stringify(completion({ ...changes, message: { content, ...changes.message } })),
  );
}

/** Answers 200 with the given body. */
export function sends(body: string, contentType = 'application/json'): Reply {
  return (response) => response.writeHead(200, { 'content-type': contentType }).end(body);
}

export function status(code: number, body: unknown, headers: Record<string, string> = {}): Reply {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (response) =>
    response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(text);
}

/** Accepts the request and never responds. */
export const silence: Reply = () => {};

/** Sends one space after another, forever. */
export const drip: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(timer));
};

/** Breaks the connection in the middle of the body. */
export const hangUp: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"id": "chatcmpl-1"', () => response.destroy());
};

/** Sends text for as long as anyone reads; `heard` gets the number of bytes at the end. */
export function endlessText(heard: (bytes: number) => void): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = 'x'.repeat(16 * 1024);
    let bytes = 0;
    const fill = () => {
      while (!response.destroyed) {
        bytes += chunk.length;
        if (!response.write(chunk)) return;
      }
    };
    response.on('drain', fill);
    response.on('close', () => heard(bytes));
    fill();
  };
}

/** The answer with which a model would write exactly this reading. */
export function answerOf({ title, introduction, sections, sky }: Reading) {
  return {
    headline: title.slice(title.indexOf(': ') + 2),
    introduction,
    sections: sections.map(({ title, content, basis }) => ({
      title,
      fact: sky.find(({ text }) => text === basis)!.id,
      content,
    })),
  };
}

import { z } from 'zod';
import { parsedJson } from '../parsed-json.ts';

/** Phoenix's messages as realtime-js speaks them: an object in version 1.0.0 of its protocol, a list in 2.0.0. */
export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

export type Version = '1.0.0' | '2.0.0';

const ref = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const name = z.string().max(255);
const asList = z.tuple([ref, ref, name, name, z.unknown()]);
const asObject = z.object({ join_ref: ref, ref, topic: name, event: name, payload: z.unknown() });

/** Parses a message; null if it is not one. */
export function readMessage(text: string, version: Version): Message | null {
  const json = parsedJson(text);
  if (version === '2.0.0') {
    const { success, data } = asList.safeParse(json);
    if (!success) return null;
    const [joinRef, ownRef, topic, event, payload] = data;
    return { joinRef, ref: ownRef, topic, event, payload };
  }
  const { success, data } = asObject.safeParse(json);
  return success ? { joinRef: data.join_ref, ...data } : null;
}

export function writeMessage(message: Message, version: Version): string {
  const { joinRef, ref: ownRef, topic, event, payload } = message;
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ownRef, topic, event, payload]
      : { join_ref: joinRef, ref: ownRef, topic, event, payload },
  );
}

const change = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string().optional(),
  filter: z.string().max(500).optional(),
});

/** What a client requests when it joins a channel. */
export const joinPayload = z.object({
  config: z
    .object({ postgres_changes: z.array(change).max(10).default([]) })
    .default({ postgres_changes: [] }),
  access_token: z.string().nullish(),
});

export type ChangeRequest = z.infer<typeof change>;

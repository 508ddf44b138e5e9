import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  extractJsonMiddleware,
  generateText,
  type LanguageModelUsage,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  wrapLanguageModel,
} from 'ai';
import { type Answer, answerSchema, faultsOf } from './answer.ts';
import { bareJson } from './bare-json.ts';
import type { Brief } from './brief.ts';
import { cappedFetch } from './capped-fetch.ts';
import { type DraftFailure, failure, failureOf } from './draft-failure.ts';
import { fitForRecord, holdsKey } from './fit-for-record.ts';

/** The model's endpoint, and its timeout. */
export interface ModelSettings {
  /** Everything before `/chat/completions`, such as `https://api.example.org/v1`; validated at startup. */
  baseUrl: string;
  /** Null for a server that asks for none. */
  apiKey: string | null;
  model: string;
  timeoutMs?: number;
}

/** Null if the endpoint reports no figures. */
export interface Usage {
  inputTokens: number | null;
  outputTokens: number | null;
}

/** The result of one request; `text` is the answer as received, if any. */
export type Draft = { usage: Usage; text: string | null } & (
  | { kind: 'draft'; answer: Answer }
  | ({ kind: 'failed' } & DraftFailure)
);

export interface DraftOptions {
  /** Why the last draft was rejected, and that draft, if any. */
  feedback?: { reasons: readonly string[]; text: string | null };
  /** Requests any JSON object, for endpoints that reject schemas. The answer is validated all the same. */
  schemaless?: boolean;
  /** Aborts when the server stops. */
  signal?: AbortSignal;
}

const TIMEOUT_MS = 45_000;
/** A reading is 5 KB; models that reason first may send 100 KB of reasoning along. */
const MAX_BYTES = 256 * 1024;
const MAX_CHARACTERS_SENT_BACK = 12_000;

/** One request to the model. Whatever the endpoint does is returned as a value; this never rejects. */
export async function requestDraft(
  settings: ModelSettings,
  brief: Brief,
  options: DraftOptions = {},
): Promise<Draft> {
  const { apiKey, timeoutMs = TIMEOUT_MS } = settings;
  const timeout = AbortSignal.timeout(timeoutMs);
  const stop = options.signal;
  try {
    const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
    return await ask(settings, brief, { ...options, signal });
  } catch (error) {
    const spoke = NoObjectGeneratedError.isInstance(error) ? error : null;
    const why = stop?.aborted
      ? failure('The server is stopping.', { final: true })
      : timeout.aborted
        ? failure(`No complete response arrived within ${timeoutMs / 1000} s.`, { endpoint: true })
        : failureOf(error);
    return {
      kind: 'failed',
      ...why,
      reason: fitForRecord(why.reason, apiKey),
      detail: why.detail && fitForRecord(why.detail, apiKey),
      usage: usageOf(spoke?.usage),
      text: spoke ? worthSendingBack(spoke, apiKey) : null,
    };
  }
}

async function ask(
  settings: ModelSettings,
  brief: Brief,
  { feedback, schemaless = false, signal }: DraftOptions,
): Promise<Draft> {
  const result = await generateText({
    model: languageModel(settings, schemaless),
    instructions: brief.instructions,
    messages: messages(brief, feedback),
    output: Output.object({ schema: answerSchema(brief), name: 'reading' }),
    maxRetries: 0,
    abortSignal: signal,
    telemetry: { isEnabled: false },
  });
  const { text } = result;
  const usage = usageOf(result.usage);
  if (text === '' || result.finishReason === 'tool-calls') {
    return { kind: 'failed', usage, text: null, ...failure('The response contained no text.') };
  }
  if (holdsKey(text, settings.apiKey)) {
    return { kind: 'failed', usage, text: null, ...failure('The response contained the key.') };
  }
  const faults = faultsOf(result.output, text, brief);
  if (faults.length > 0) return { kind: 'failed', usage, text, ...failure(faults.join(' ')) };
  return { kind: 'draft', usage, text, answer: result.output };
}

function languageModel({ baseUrl, apiKey, model }: ModelSettings, schemaless: boolean) {
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: baseUrl,
    apiKey: apiKey ?? undefined,
    fetch: cappedFetch(MAX_BYTES),
    supportsStructuredOutputs: true,
    transformRequestBody: (body) =>
      schemaless ? { ...body, response_format: { type: 'json_object' } } : body,
  });
  return wrapLanguageModel({
    model: provider(model),
    middleware: extractJsonMiddleware({ transform: bareJson }),
  });
}

function messages({ request }: Brief, feedback: DraftOptions['feedback']): ModelMessage[] {
  const first: ModelMessage = { role: 'user', content: request };
  if (!feedback) return [first];
  const { reasons, text } = feedback;
  const again: ModelMessage = {
    role: 'user',
    content: [
      'That was not accepted:',
      ...reasons.map((reason) => `- ${reason}`),
      'Write the whole reading anew without these faults, by the same rules, as one JSON object.',
    ].join('\n'),
  };
  if (text === null || text.length > MAX_CHARACTERS_SENT_BACK) return [first, again];
  return [first, { role: 'assistant', content: text }, again];
}

function worthSendingBack(
  { text, finishReason }: NoObjectGeneratedError,
  apiKey: string | null,
): string | null {
  if (!text || finishReason === 'content-filter' || holdsKey(text, apiKey)) return null;
  return text;
}

function usageOf(usage: LanguageModelUsage | undefined): Usage {
  return { inputTokens: count(usage?.inputTokens), outputTokens: count(usage?.outputTokens) };
}

/** Endpoints have sent zeros, fractions and worse; anything but a token count is treated as missing. */
function count(tokens: number | undefined): number | null {
  return Number.isSafeInteger(tokens) && tokens! > 0 ? tokens! : null;
}
